/**
 * Which things famous names are: whoever types one that nobody here sells is shown the kind. A line
 * a thing, named as the dictionary has it, then names in any of their spellings (names.ts).
 */
import { spellingsOf } from './dictionary.ts';
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
        .flatMap((name) => [name, ...spellingsOf(name)].map((one) => [one, thing.trim()] as const));
    }),
);

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
