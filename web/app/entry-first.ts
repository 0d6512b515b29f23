/**
 * The first script of a page, a few hundred bytes: what the first screen shows comes before the
 * scripts that bring it to life. It asks for those when the page has loaded and the browser has
 * nothing else to do, at the first touch or key at once, and after some seconds in any case. Links,
 * forms and menus work meanwhile by themselves; a button that was tapped before anything listened
 * is pressed again as soon as something does.
 */
import { layOutWhatIsReturnedTo, makeRoomForSince, markSignedIn } from './lib/early.ts';
import { hideMuted } from './lib/mute-rules.ts';

const LONGEST_WAIT_MS = 3_000;
/** What an idle browser is waited for. */
const IDLE_MS = 1_000;
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

// this comes once, and is used later, if ever (features/app/install.ts)
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  Object.assign(window, { khumInstall: event });
});

// what this browser hides is hidden before anything is painted
hideMuted();
markSignedIn();
makeRoomForSince();
layOutWhatIsReturnedTo();

const own = document.getElementById('khum-first') as HTMLScriptElement;
const [entry, ...others] = (own.dataset.files as string).split(' ');
const tapped = new Set<HTMLElement>();
let isAsked = false;

for (const kind of TOUCHES) addEventListener(kind, ask, { capture: true, passive: true });
addEventListener('click', remember, { capture: true });
addEventListener('khum-ready', pressAgain, { once: true });
setTimeout(ask, LONGEST_WAIT_MS);
if (document.readyState === 'complete') afterPaint();
else addEventListener('load', afterPaint, { once: true });

/**
 * What the page waits for is here; the pictures on the screen that it does not wait for come too,
 * then the scripts are asked for.
 */
function afterPaint(): void {
  requestAnimationFrame(() => {
    const shown = [...document.images].filter((one) => {
      // where nothing is laid out, asking for the place would do so
      if (!one.checkVisibility({ contentVisibilityAuto: true })) return false;
      const { top, width } = one.getBoundingClientRect();
      return width > 0 && top < innerHeight;
    });
    void Promise.allSettled(shown.map((one) => one.decode())).then(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(ask, { timeout: IDLE_MS });
      else setTimeout(ask);
    });
  });
}

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  for (const kind of TOUCHES) removeEventListener(kind, ask, { capture: true });
  document.head.append(
    ...others.map((href) =>
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    ),
    Object.assign(document.createElement('script'), { type: 'module', src: entry }),
  );
}

/**
 * Buttons that only a script answers; what the browser does by itself is left to it. Nobody else
 * hears of this tap: it comes again, once.
 */
function remember(event: MouseEvent): void {
  const button = (event.target as Element).closest<HTMLButtonElement>(
    'button[type=button]:not([popovertarget])',
  );
  if (!button) return;
  event.stopImmediatePropagation();
  tapped.add(button);
}

function pressAgain(): void {
  removeEventListener('click', remember, { capture: true });
  for (const button of tapped) if (button.isConnected) button.click();
}
