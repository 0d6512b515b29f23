/**
 * The style sheets after the first, which home does without. The build knows whose code needs which
 * (`web/graph.ts`) and has every such `import()` wait for them: nobody asks by hand.
 */

/** In the order of the cascade, however late one comes. */
export const LATER_SHEETS = ['detail', 'later'] as const;
export type LaterSheet = (typeof LATER_SHEETS)[number];
export type Sheet = 'first' | LaterSheet;

const coming = new Map<LaterSheet, Promise<void>>();
const linkOf = (sheet: LaterSheet) => document.getElementById(`khum-${sheet}`);
/** Where the first script says that it is. */
const addressOf = (sheet: LaterSheet) =>
  document.getElementById('khum-first')?.dataset.styles?.split(' ')[LATER_SHEETS.indexOf(sheet)] ??
  '';

/**
 * So that the next page finds them at hand; whatever fails is asked for again. They are read to
 * their end: an answer that nobody reads keeps the service worker busy, and the next one waiting.
 */
export function fetchLaterStyles(): void {
  for (const sheet of LATER_SHEETS) {
    if (linkOf(sheet)) continue;
    fetch(addressOf(sheet), { priority: 'low' })
      .then((answer) => answer.blob())
      .catch(() => {});
  }
}

/** A module that comes later, once the browser has the styles of what it shows. */
export async function withLaterStyles<Module>(
  module: Promise<Module>,
  sheets: readonly LaterSheet[],
): Promise<Module> {
  const [found] = await Promise.all([module, ...sheets.map(loadSheet)]);
  return found;
}

/** Once; a load that failed is tried again. */
async function loadSheet(sheet: LaterSheet): Promise<void> {
  const known = coming.get(sheet);
  // what is there without having been asked for came with the document
  if (known || linkOf(sheet)) return known;
  const loading = load(sheet);
  coming.set(sheet, loading);
  loading.catch(() => coming.delete(sheet));
  return loading;
}

async function load(sheet: LaterSheet): Promise<void> {
  const href = addressOf(sheet);
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href,
    id: `khum-${sheet}`,
  });
  const isThere = new Promise<boolean>((settle) => {
    link.addEventListener('load', () => settle(true));
    link.addEventListener('error', () => settle(false));
  });
  const after = LATER_SHEETS.slice(LATER_SHEETS.indexOf(sheet) + 1);
  const next = after.map(linkOf).find((one) => one !== null);
  document.head.insertBefore(link, next ?? null);
  if (await isThere) return;
  link.remove();
  throw new Error(`The styles did not arrive: ${href}`);
}
