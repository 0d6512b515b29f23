/**
 * What a thing is made for is not what it is: a phone case is no phone. In Thai and Indonesian such
 * a word stands behind the thing, in English before it.
 */
import { spellingsOf } from './dictionary.ts';

const DEVICES: ReadonlySet<string> = new Set(
  [
    'phone',
    'laptop',
    'tablet',
    'camera',
    'watch',
    'smartwatch',
    'headphones',
    'printer',
    'bicycle',
  ].flatMap((one) => [one, ...spellingsOf(one)]),
);
const BEHIND =
  /^(?:เคส|ซอง|ฟิล์ม|กระเป๋า|ตั้ง|วาง|ชาร์จ|สาย|แท่น|รอย|casing|sarung|tas|dudukan|kabel|casan|charger|antigores|strap|tali|ransel)$/;
const FOR = /^(?:for|untuk|buat|สำหรับ|ใส่)$/;
const BEFORE =
  /^(?:case|cases|cover|covers|sleeve|bag|bags|pouch|backpack|stand|holder|charger|cable|strap|straps|mount|protector|dock)$/;

/** Whether the word says what the thing of a title is for. */
export function isWhatItIsFor(words: readonly { readonly text: string }[], at: number): boolean {
  const text = (place: number) => words[place]?.text ?? '';
  return (
    DEVICES.has(text(at)) &&
    (BEHIND.test(text(at - 1)) || FOR.test(text(at - 1)) || BEFORE.test(text(at + 1)))
  );
}
