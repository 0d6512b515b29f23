/**
 * The verifier as one file: it opens from a disk, without a network and without this site, in three
 * languages, and checks what it carries, what is pasted and files of records.
 */
import type { Language } from '#contract/language.ts';
import { fillSentence } from '#contract/sentence.ts';
import { verifier as en } from '../../messages/en/verifier.ts';
import { verifier as id } from '../../messages/id/verifier.ts';
import { verifier as th } from '../../messages/th/verifier.ts';
import { check, readSource } from './checker.ts';
import type { Source } from './checker.ts';
import type { Report } from './report.ts';
import { grouped } from './report.ts';
import type { Speaker, VerifierKey } from './speaker.ts';

const WORDS: Readonly<Record<Language, Readonly<Record<VerifierKey, string>>>> = { th, en, id };
const NAMES: Readonly<Record<Language, string>> = {
  th: 'ไทย',
  en: 'English',
  id: 'Bahasa Indonesia',
};
const MARKS = { right: '✓', wrong: '✕', waits: '…', skipped: '–' } as const;

interface State {
  lang: Language;
  source: Source | null;
  /** What was opened is neither a record nor a proof. */
  isUnread: boolean;
  turn: number;
}

/** Draws the page into the document, and checks what the file carries. */
export function startFile(carried: string): void {
  const state: State = {
    lang: languageOf(navigator.languages),
    source: carried === 'null' ? null : readSource(carried),
    isUnread: false,
    turn: 0,
  };
  state.isUnread = carried !== 'null' && state.source === null;
  draw(state);
}

const languageOf = (wanted: readonly string[]): Language =>
  wanted
    .map((tag) => tag.split('-', 1).join().toLowerCase())
    .find((tag): tag is Language => tag in WORDS) ?? 'en';

function speakerOf(lang: Language): Speaker {
  return {
    say: (key, holes = {}) => fillSentence(lang, WORDS[lang][key], holes),
    time: (at) => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`,
  };
}

function draw(state: State): void {
  const speaker = speakerOf(state.lang);
  const { say } = speaker;
  document.documentElement.lang = state.lang;
  document.title = say('verifier.title');
  const outcome = element('section', { role: 'status' });
  document.body.replaceChildren(
    element('header', {}, [
      element('h1', { text: say('verifier.title') }),
      element('p', { text: say('verifier.text') }),
      languages(state),
    ]),
    element('main', {}, [outcome, sources(state, speaker)]),
  );
  void show(state, speaker, outcome);
}

function languages(state: State): HTMLElement {
  const buttons = (Object.keys(NAMES) as Language[]).map((lang) => {
    const button = element('button', { type: 'button', lang, text: NAMES[lang] });
    button.setAttribute('aria-pressed', String(lang === state.lang));
    button.addEventListener('click', () => {
      state.lang = lang;
      draw(state);
    });
    return button;
  });
  return element('nav', {}, buttons);
}

/** A file of this device, or what is pasted. */
function sources(state: State, { say }: Speaker): HTMLElement {
  const open = (text: string) => {
    state.source = readSource(text);
    state.isUnread = state.source === null;
    draw(state);
  };
  const file = element('input', { type: 'file', accept: '.json,application/json' });
  file.addEventListener('change', () => void file.files?.[0]?.text().then(open));
  const pasted = element('textarea', { rows: '4', spellcheck: 'false' });
  const go = element('button', { type: 'button', text: say('verifier.paste.go') });
  go.addEventListener('click', () => open(pasted.value));
  return element('aside', {}, [
    element('label', { text: say('verifier.file') }, [file]),
    element('label', { text: say('verifier.paste.label') }, [pasted]),
    go,
    ...lock(state, say, open),
    element('h2', { text: say('verifier.elsewhere') }),
    element('p', { text: say('verifier.elsewhere.text') }),
  ]);
}

/** The signature that opens a locked seed, where the seed is not there. */
function lock({ source }: State, say: Speaker['say'], open: (text: string) => void): HTMLElement[] {
  if (source?.kind !== 'draw') return [];
  const { dossier } = source;
  if (dossier.seed !== null || dossier.timelock === null) return [];
  const signature = element('textarea', { rows: '3', spellcheck: 'false' });
  signature.value = dossier.revealSignature ?? '';
  const go = element('button', { type: 'button', text: say('verifier.form.again') });
  go.addEventListener('click', () => {
    const revealSignature = signature.value.replaceAll(/\s/g, '').toLowerCase() || null;
    open(JSON.stringify({ ...dossier, revealSignature }));
  });
  const label = say('verifier.form.lock', { round: grouped(dossier.timelock.round) });
  return [element('label', { text: label }, [signature]), go];
}

async function show(state: State, speaker: Speaker, place: HTMLElement): Promise<void> {
  const mine = (state.turn += 1);
  const { say } = speaker;
  const head = (verdict: string, title: string, text: string) => {
    place.dataset.verdict = verdict;
    place.replaceChildren(element('h2', { text: title }), element('p', { text }));
  };
  if (state.source === null) {
    const [key, text] = state.isUnread
      ? (['unread', say('verifier.unread.text')] as const)
      : (['none', say('verifier.none.text')] as const);
    return head(key, say(`verifier.verdict.${key}`), text);
  }
  head('busy', say('verifier.verdict.busy'), '');
  const report = await check(state.source, {
    speaker,
    onProgress: ({ done, all }) =>
      head(
        'busy',
        say('verifier.verdict.busy'),
        say('verifier.busy.text', { done: grouped(done), all: grouped(all) }),
      ),
    isStale: () => mine !== state.turn,
  });
  if (!report) return;
  head(report.verdict, report.title, report.text);
  place.append(steps(report));
}

function steps({ lines }: Report): HTMLElement {
  return element(
    'ol',
    {},
    lines.map(({ step, verdict, title, text, calc }) => {
      const item = element('li', {}, [
        element('b', { text: `${MARKS[verdict]} ${title}` }),
        element('p', { text }),
        ...calc.map(({ label, value }) => element('code', { text: `${label} ${value}` })),
      ]);
      item.dataset.step = step;
      item.dataset.verdict = verdict;
      return item;
    }),
  );
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { text, ...attributes }: Readonly<Record<string, string>>,
  children: readonly HTMLElement[] = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.append(text);
  made.append(...children);
  return made;
}
