/**
 * Sentences come to a browser with the code that says them. The build knows which parts that is
 * (`web/graph.ts`) and has every `import()` of the web wait for them: nobody asks by hand.
 */
import { firstWords } from 'virtual:khum-words';
import type { Loader } from 'virtual:khum-words';
import type { MessagePart } from '../messages/en/index.ts';
import { visit } from './page.ts';

type Later = Exclude<MessagePart, 'first'>;
type Loaders = Readonly<Record<Later, Loader>>;
let loaders: Promise<Loaders>;
const loaded = new Map<Later, Promise<void>>();

/** What every page says; with it comes the way to the other parts of its language. */
export async function startWords(): Promise<void> {
  const { page, messages } = visit();
  const coming = firstWords[page.lang]();
  loaders = coming.then(({ later }) => later);
  Object.assign(messages, (await coming).first);
}

/** Loads a part once; a load that failed is tried again. */
export function loadWords(part: Later): Promise<void> {
  const known = loaded.get(part);
  if (known) return known;
  const coming = loaders
    .then((later) => later[part]())
    .then((words) => void Object.assign(visit().messages, words));
  loaded.set(part, coming);
  coming.catch(() => loaded.delete(part));
  return coming;
}

/** A module that comes later, with what it says: most say something of the rest, and no more. */
export async function withWords<Module>(
  module: Promise<Module>,
  parts: readonly Later[] = ['rest'],
): Promise<Module> {
  const [found] = await Promise.all([module, ...parts.map(loadWords)]);
  return found;
}
