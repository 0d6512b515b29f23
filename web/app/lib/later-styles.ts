/**
 * The second style sheet, which home does without. The build knows whose code needs it
 * (`web/graph.ts`) and has every such `import()` wait for it: nobody asks by hand.
 */
let coming: Promise<void> | undefined;
const hasCome = () => document.getElementById('khum-later') !== null;
/** Where the first script says that they are. */
const address = () => document.getElementById('khum-first')?.dataset.later ?? '';

/**
 * So that the next page finds them at hand; whatever fails is asked for again. They are read to
 * their end: an answer that nobody reads keeps the service worker busy, and the next one waiting.
 */
export function fetchLaterStyles(): void {
  if (hasCome()) return;
  fetch(address(), { priority: 'low' })
    .then((answer) => answer.blob())
    .catch(() => {});
}

/** A module that comes later, once the browser has the styles of what it shows. */
export async function withLaterStyles<Module>(module: Promise<Module>): Promise<Module> {
  const [found] = await Promise.all([module, loadLaterStyles()]);
  return found;
}

/** Once; a load that failed is tried again. */
function loadLaterStyles(): Promise<void> {
  coming ??= load();
  return coming;
}

async function load(): Promise<void> {
  if (hasCome()) return;
  const href = address();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const isThere = new Promise<boolean>((settle) => {
    link.addEventListener('load', () => settle(true));
    link.addEventListener('error', () => settle(false));
  });
  document.head.append(link);
  if (await isThere) return void (link.id = 'khum-later');
  link.remove();
  coming = undefined;
  throw new Error(`The styles did not arrive: ${href}`);
}
