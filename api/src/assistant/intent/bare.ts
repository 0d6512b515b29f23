/** The thing that words name, without those around it. Pure. */
import { without } from './words.ts';
import type { Words } from './words.ts';

/** The thing alone, without what is said around it; what points back names none. */
export function bareOf(text: string, words: Words): string {
  const bare = strippedOf(text, words);
  const thing = bare.includes(' ') ? words.thingIn(text) : undefined;
  // "printer na mura ang ink" is no printer ink
  if (thing !== undefined && isJoined(bare, text, thing, words)) return thing;
  if (thing === undefined || !isCut(thing, words)) return bare;
  // what is said around things may stand within a name: "pagkain ng isda"
  const whole = text.replace(thing, thing.replaceAll(' ', JOINT));
  return strippedOf(whole, words).replaceAll(JOINT, ' ');
}

/** A Latin letter that nobody types, which makes one word of a name. */
const JOINT = '\u024F';

/** Without the words between them two names are read as another. */
function isJoined(bare: string, text: string, thing: string, words: Words): boolean {
  const joined = words.thingIn(bare);
  if (joined === undefined || joined === thing || text.includes(joined)) return false;
  // a word that links them is none: "sapatos na pang takbo"
  const isLinked = new RegExp(joined.split(' ').join(String.raw`\s+(?:\S+\s+)?`), 'u').test(text);
  const kinds = words.kindsOf(thing);
  return !isLinked && !words.kindsOf(joined).some((one) => kinds.includes(one));
}

/** Only the middle of its name is a filler. */
function isCut(thing: string, { fillers }: Words): boolean {
  const names = thing.split(' ');
  const left = without(thing, fillers).trim().split(/\s+/);
  return (
    names.length > 2 &&
    left.length > 1 &&
    left.length < names.length &&
    left[0] === names[0] &&
    left.at(-1) === names.at(-1)
  );
}

function strippedOf(text: string, { fillers, pointers, sale }: Words): string {
  let left = text.replace(/[?!？。…]+/g, ' ').trim();
  for (let before = ''; before !== left; ) {
    before = left;
    left = without(without(left, fillers), sale).trim();
  }
  const tidy = left.replace(/^[\s,.:;'&+-]+|[\s,.:;'&+-]+$|\s+(?=[,;])/g, '').replace(/\s+/g, ' ');
  const named = without(tidy, pointers).replace(/[\p{P}\p{S}\p{Cf}\p{M}\s]+/gu, '');
  return named === '' ? '' : tidy;
}
