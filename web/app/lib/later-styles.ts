/**
 * The second style sheet, which home does without. The build knows whose code needs it
 * (`web/graph.ts`) and has every such `import()` wait for it: nobody asks by hand.
 */
let coming: Promise<void> | undefined;

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
  const { rel, href } = document.getElementById('khum-later') as HTMLLinkElement;
  // the page came with it
  if (rel === 'stylesheet') return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const isThere = new Promise<boolean>((settle) => {
    link.addEventListener('load', () => settle(true));
    link.addEventListener('error', () => settle(false));
  });
  document.head.append(link);
  if (await isThere) return;
  link.remove();
  coming = undefined;
  throw new Error(`The styles did not arrive: ${href}`);
}
