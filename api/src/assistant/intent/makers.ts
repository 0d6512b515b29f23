/** Makers alone that are compared: of the kind, and of the size, that was looked for. Pure. */
import { measuresSaid } from '../../words/index.ts';
import type { Topic } from './carry.ts';
import type { Question } from './question.ts';
import { namesIn } from './quote.ts';
import { has } from './words.ts';
import type { Words } from './words.ts';

/** "Qubix or Byteen?" after laptops is of laptops, whatever else these makers sell. */
export function ofMakers(topic: Topic, question: Question, words: Words): Question {
  const { kind, things, places } = question;
  const thing = words.thingIn(topic.things[0] ?? '');
  const isNameAlone = (one: string) =>
    namesIn(one).length === 1 && /^\p{L}{3,}$/u.test(one) && !words.isTraitOnly(one);
  const areMakers = things.every(
    (one) => isNameAlone(one) && words.thingIn(one) === undefined && !has(one, words.colours),
  );
  // one of the two may be a card that was shown
  const isOfTwo = kind === 'COMPARE' && things.length > 0 && things.length + places.length > 1;
  return isOfTwo && thing !== undefined && areMakers
    ? { ...question, things: things.map((one) => sizedAs(topic, `${thing} ${one}`)) }
    : question;
}

/** With the size that was looked for: "Nuvox or Pavio?" after power banks of 20000 mAh. */
export function sizedAs({ things: [known = ''] }: Pick<Topic, 'things'>, name: string): string {
  const bare = known.replace(/[<>]=?\s*\d[\d.,]*/g, ' ');
  const [size = bare.match(/(?<![\d.,])\d{4,5}(?![\d.,%])/)?.[0]] = measuresSaid(bare);
  return size === undefined || measuresSaid(name).length > 0 ? name : `${name} ${size}`;
}
