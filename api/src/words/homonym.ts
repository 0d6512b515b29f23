/**
 * Names of two kinds of things: what else a title says decides which it is. A notebook of 160 pages
 * is no computer, iron of 65 mg needs no power.
 *
 * Lines of `kind | what the title also says | the kind that it is then`, which may be none; `#`
 * before what is counted or measured ("160 pages"), `!` before what leaves the name as it is.
 */
import type { Span } from './modifier.ts';
import { linesIn } from './parts.ts';

const LINES = `
notebook | #pages, #page, #sheets, #leaves, #leaf, #lembar, #lbr, #halaman, #helai, #muka, #หน้า
  #แผ่น, #trang, #pahina, ruled, lined, dotted, gridded, hardcover, softcover, spiral, bergaris
  garisan, เส้น, บรรทัด, kẻ, paper, kertas, กระดาษ, giấy
  planner, journal, notepad, diary, composition, hardbound, memo, sketch
  !ram, !ssd, !gb, !core, !ryzen, !inch, !windows, !นิ้ว | notebook paper
mouse | plush, catnip, kitten, kittens, trap, traps, rat, rats, rodent, tikus, perangkap, หนู, nhồi
  bẫy, dính, diệt, hamster, !dpi, !wireless, !usb, !bluetooth, !gaming |
tablet | #mg, #mcg, #มก, #เม็ด, #tablets, #viên, #s, effervescent, chewable, chlorine, klorin
  paracetamol, supplement, suplemen, vitamin, capsule, denture, descaling, cleaning, cleansing
  !inch, !gb, !ram, !mah, !นิ้ว |
iron | #mg, #mcg, #capsules, #kapsul, #tablets, #เม็ด, supplement, suplemen, ferrous, folic, vitamin
  !watt, !steam | supplement
keyboard | music, musik, musical, ดนตรี, tuts, octave, octaves, oktaf, weighted, đàn, synthesizer
  organ, !mechanical, !gaming, !rgb, !dpi | piano
toner | laser, laserjet, printer, copier, cartridge, !skin, !face | printer ink
glass | plate, plates, bowl, bowls, bottle, bottles, jar, jars, container, containers, cup, cups
  mug, teapot, vase, table, lamp, lid, jug, jugs, pitcher, carafe, kettle, blender, oven, juicer
  !phone, !screen, !tempered, !iphone, !galaxy |
bed | pet, pets, dog, dogs, cat, cats, puppy, kitten, hamster, anjing, kucing, hewan, aso, pusa
  สุนัข, หมา, แมว, chó, mèo, haiwan, !bunk, !frame, !mattress, !kids | pet bed
fork | front, suspension, shock, forklift, pallet, tuning, yamaha, honda, dust, !spoon |
plate | license, licence, number, fixing, angle, ruler, rulers, clutch, pressure, backing, mounting
  base, printing, stencil, !dinner, !ceramic, !porcelain, !dish |
shorts | sleeve, sleeves, sleeved, story, stories, hair, wig, boots, boot, socks, sock, skirt, dress
cable, cord, handle, throw, film, circuit, !shorts, !pants, !board, !boxer, !bike, !pantalon, !set |
trousers | sleeve, sleeves, sleeved, story, stories, !trousers, !pants, !jeans, !slacks, !shorts
  !pajama, !pajamas, !pyjamas, !set, !celana, !quần, !กางเกง |
umbrella | windshield, windscreen, dashboard |
frying pan | cloth, sheet, tape, sealing, tilt, ptz, cctv, loaf, bread, dust, drain, oil, paint
  litter, !frying, !wok, !cooking
  !nonstick, !cookware |
helmet | welding, welder |
surgical mask | welding, welder |
camera lens | kacamata, polarisasi, sunglasses, spectacles, eyeglasses, goggles, cerminmata
  !kamera, !camera, !mirrorless, !canon, !nikon, !sony |
mirror | rearview, blind, side, spion, รถ, sidemirror, !makeup, !vanity, !wall, !dressing |
`;

interface Homonym {
  readonly said: ReadonlySet<string>;
  readonly counted: ReadonlySet<string>;
  readonly against: ReadonlySet<string>;
  readonly instead: readonly string[];
}

const HOMONYMS: ReadonlyMap<string, Homonym> = new Map(
  LINES.trim()
    // a line that begins with spaces goes on with the one before
    .split(/\n(?! )/)
    .map((line) => {
      const [kind = '', words = '', instead = ''] = line.split('|').map((one) => one.trim());
      const marked = Map.groupBy(linesIn(words), (word) => /^[#!]?/.exec(word)?.[0] ?? '');
      const setOf = (mark: string) =>
        new Set((marked.get(mark) ?? []).map((word) => word.slice(mark.length)));
      return [
        kind,
        {
          said: setOf(''),
          counted: setOf('#'),
          against: setOf('!'),
          instead: instead === '' ? [] : [instead],
        },
      ] as const;
    }),
);

/** The name by the kinds that it means in this title, with the marks its words have there. */
export function meantIn(written: readonly string[], span: Span): Span {
  if (!span.kinds.some((kind) => HOMONYMS.has(kind))) return span;
  return { ...span, kinds: [...new Set(span.kinds.flatMap((kind) => meant(kind, written)))] };
}

function meant(kind: string, written: readonly string[]): readonly string[] {
  const homonym = HOMONYMS.get(kind);
  if (homonym === undefined) return [kind];
  const { said, counted, against, instead } = homonym;
  const units = written.map((word, at) => unitAt(written, word, at));
  const isOther =
    written.some((word, at) => said.has(word) || counted.has(units[at] ?? '')) &&
    !written.some((word, at) => against.has(word) || against.has(units[at] ?? ''));
  return isOther ? instead : [kind];
}

/** What a figure counts: mg of "500mg" and of "500 mg". */
function unitAt(words: readonly string[], word: string, at: number): string | undefined {
  if (/^\d+$/.test(words[at - 1] ?? '')) return word;
  return /^\d+(\p{L}+)$/u.exec(word)?.[1];
}
