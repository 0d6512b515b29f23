/**
 * Which things famous names are: whoever types one that nobody here sells is shown the kind. A line
 * a thing, named as the dictionary has it, then names in any of their spellings (names.ts).
 */
import { COMMON } from './dictionary.ts';
import { normalise } from './normalise.ts';
import { wordsOf } from './words.ts';

/** Lines of models, and makers of one thing: in a title too they say what is sold. */
const MODELS = thingsOf(`
smartphone: iphone, galaxy, redmi, poco, pixel, oppo, vivo, realme, infinix, tecno, oneplus, zte blade, nubia, blackberry, oukitel, honor x8, honor x9b
headphone: airpods, galaxy buds, freebuds, sony wh, sony wf
tablet: ipad, galaxy tab, matepad
notebook: macbook, thinkpad, ideapad, vivobook, zenbook, chromebook
smartwatch: apple watch, galaxy watch, fitbit, mi band, smart band, amazfit
camera: gopro, instax
air freshener: air wick, glade, ambi pur, febreze
vacuum cleaner: roborock, roomba
`);
/** What makers of several things are known for. */
const MAKERS = thingsOf(`
smartphone: nokia, motorola, honor, samsung, huawei, xiaomi
headphone: jbl, bose, marshall, soundcore, beats
notebook: lenovo, asus, acer, dell, msi
smartwatch: garmin
camera: canon, nikon, fujifilm
printer: epson, brother
vacuum cleaner: dyson
air conditioner: daikin, mitsubishi
powerbank: anker, eloop
game console: playstation, ps5, ps4, ps3, xbox, nintendo, nintendo switch, switch 2, switch oled, steam deck, rog ally
hair curler: airwrap, dyson airwrap
hair dryer: dyson supersonic
food processor: thermomix
blender: nutribullet, vitamix
tablet: kindle, surface pro
camera: insta360, osmo pocket
drone: dji, mavic
coffee maker: nespresso, delonghi
sneakers: nike, adidas, converse, vans, new balance, puma, skechers
sunscreen: anessa, biore
`);
const BOTH = new Map([...MAKERS, ...MODELS]);
const FIRST = new Set([...BOTH.keys()].map((name) => name.split(' ', 1)[0]));

function thingsOf(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [thing = '', names = ''] = line.split(':');
        // a chromebook is a laptop, as others are
        const common = new Set([thing.trim(), ...COMMON.spellingsOf(thing.trim())].map(normalise));
        return names
          .split(',')
          .map((one) => normalise(one).trim())
          .flatMap((name) =>
            [name, ...COMMON.spellingsOf(name)]
              .filter((one) => !common.has(normalise(one)))
              .map((one) => [one, thing.trim()] as const),
          );
      }),
  );
}

/** The thing that a famous name among the words is; the longest name decides. Pure. */
export function thingOfModel(text: string): string | undefined {
  return longestOf(
    BOTH,
    wordsOf(text).map((word) => word.text),
  )?.thing;
}

/** What versions of one model are called, in whatever script. */
const VERSIONS = ['pro max', 'pro', 'max', 'plus', 'ultra', 'mini', 'air', 'lite'];
const VERSION_WORDS = [...VERSIONS, ...VERSIONS.flatMap((one) => COMMON.spellingsOf(one))]
  .map((one) => RegExp.escape(normalise(one)))
  .toSorted((a, b) => b.length - a.length);
const VERSION = new RegExp(`(?<![a-z])(?:${VERSION_WORDS.join('|')})(?![a-z])`, 'g');

/** The text without what only tells versions of a model apart: “max” names no stapler there. */
export function withoutVersions(text: string): string {
  return normalise(text).replace(VERSION, ' ');
}

export interface Series {
  readonly thing: string;
  /** Where its name begins. */
  readonly at: number;
}

/**
 * The thing that the name of a series is, in the title of one: a redmi is a phone. What a maker of
 * laptops puts such a processor in, and names nothing but its parts, is one.
 */
export function thingOfSeries(words: readonly string[]): Series | undefined {
  const series = longestOf(MODELS, words);
  if (series || !words.some((word) => PROCESSORS.has(word))) return series;
  const at = words.slice(0, MAKER_WITHIN).findIndex((word) => MAKERS.get(word) === LAPTOP);
  return at < 0 ? undefined : { thing: LAPTOP, at };
}
const LAPTOP = 'notebook';
const PROCESSORS = new Set(['celeron', 'pentium', 'ryzen', 'i3', 'i5', 'i7', 'i9']);
/** A maker stands among so many first words. */
const MAKER_WITHIN = 3;

function longestOf(
  things: ReadonlyMap<string, string>,
  words: readonly string[],
): Series | undefined {
  for (let size = 2; size > 0; size--)
    for (let at = 0; at + size <= words.length; at++) {
      if (!FIRST.has(words[at])) continue;
      const thing = things.get(words.slice(at, at + size).join(' '));
      if (thing !== undefined) return { thing, at };
    }
  return undefined;
}
