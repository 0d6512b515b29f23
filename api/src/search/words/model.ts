/**
 * Which things famous names are: whoever types one that nobody here sells is shown the kind. A line
 * a thing, named as the dictionary has it, then names in any of their spellings (names.ts).
 */
import { COMMON } from './dictionary.ts';
import { normalise } from './normalise.ts';
import { wordsOf } from './words.ts';

const MODELS = `
smartphone: iphone, galaxy, redmi, poco, pixel, oppo, vivo, realme, infinix, tecno, oneplus, nokia, motorola, honor, samsung, huawei, xiaomi
headphone: airpods, galaxy buds, freebuds, jbl, bose, marshall, sony wh, sony wf, soundcore, beats
tablet: ipad, galaxy tab, matepad
notebook: macbook, thinkpad, ideapad, vivobook, zenbook, chromebook, lenovo, asus, acer, dell
smartwatch: apple watch, galaxy watch, garmin, fitbit, mi band, smart band, amazfit
camera: canon, nikon, gopro, fujifilm, instax
printer: epson, brother
vacuum cleaner: dyson, roborock, roomba
air conditioner: daikin, mitsubishi
powerbank: anker, eloop
sneakers: nike, adidas, converse, vans, new balance, puma, skechers
sunscreen: anessa, biore
`;

const THING_OF: ReadonlyMap<string, string> = new Map(
  MODELS.trim()
    .split('\n')
    .flatMap((line) => {
      const [thing = '', names = ''] = line.split(':');
      return names
        .split(',')
        .map((one) => normalise(one).trim())
        .flatMap((name) =>
          [name, ...COMMON.spellingsOf(name)].map((one) => [one, thing.trim()] as const),
        );
    }),
);

/** Makers of many things: of what they made a title alone says nothing. */
const MAKERS = new Set(
  `samsung huawei xiaomi lenovo asus acer dell canon nikon epson brother daikin mitsubishi dyson anker
  nike adidas converse vans puma skechers biore anessa nokia motorola jbl bose marshall beats garmin
  fujifilm honor oneplus`.split(/\s+/),
);

/** The thing that the name of a series is, in the title of one: a redmi is a phone. */
export function thingOfSeries(texts: readonly string[]): string | undefined {
  return texts.some((text) => THING_OF.has(text) && !MAKERS.has(text)) ||
    texts.some((text, at) => THING_OF.has(`${text} ${texts[at + 1]}`))
    ? thingOfModel(texts.filter((text) => !MAKERS.has(text)).join(' '))
    : undefined;
}

/** The thing that a famous name among the words is; the longest name decides. Pure. */
export function thingOfModel(text: string): string | undefined {
  const words = wordsOf(text).map((word) => word.text);
  for (let size = 2; size > 0; size--)
    for (let from = 0; from + size <= words.length; from++) {
      const thing = THING_OF.get(words.slice(from, from + size).join(' '));
      if (thing !== undefined) return thing;
    }
  return undefined;
}
