/**
 * Keeps what is typed: on this device at once, and by the API a moment after the last key, as far as the state allows it. Without
 * a connection it stays here and is sent when there is one again. Whoever leaves with something unsent is asked.
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from '#contract/content/draft.ts';
import { browserCaller } from '../../lib/caller.ts';
import type { CallFailure } from '../../lib/caller.ts';
import { randomId } from '../../lib/client.ts';
import { forget, keep, kept } from '../../lib/kept.ts';
import { page } from '../../lib/page.ts';
import { askOf, savesItself, wordsOf, wrongBy } from './form.ts';
import type { Kind, Words, Wrong } from './form.ts';

const WAIT_MS = 1200;

export type Saving = 'nothing' | 'typing' | 'saving' | 'saved' | 'offline' | 'here' | { readonly failed: string };

export interface Kept {
  readonly words: Words;
  readonly draft: Draft | null;
  readonly saving: Saving;
  readonly wrong: Wrong;
  /** Something is not with the API yet. */
  readonly isUnsent: boolean;
  /** A function gets what stands there now, for what comes later than the tap. */
  type(change: Partial<Words> | ((now: Words) => Partial<Words>)): void;
  setWrong(wrong: Wrong): void;
  /** Sends what is typed now; the draft as it is then, or null when that failed. */
  save(): Promise<Draft | null>;
}

interface Local {
  readonly id: string | null;
  readonly kind: Kind;
  readonly words: Words;
  readonly time: string;
}

export function useSaving(kind: Kind, first: Draft | null, url: string): Kept {
  const { tenant } = page();
  const currency = first?.deal?.currencyCode ?? tenant.currencyCode;
  const [words, setWords] = useState(() => wordsOf(first, tenant.timezone, url));
  const [draft, setDraft] = useState(first);
  const [saving, setSaving] = useState<Saving>('nothing');
  const [wrong, setWrong] = useState<Wrong>({});
  const current = useRef({ words, draft, sent: words });
  const running = useRef<Promise<Draft | null>>(undefined);
  const once = useRef(randomId());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnsent = () => current.current.words !== current.current.sent;

  function type(given: Partial<Words> | ((now: Words) => Partial<Words>)) {
    const change = typeof given === 'function' ? given(current.current.words) : given;
    const next = { ...current.current.words, ...change };
    current.current.words = next;
    setWords(next);
    setWrong((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in change) && name !== 'all')));
    const { draft: now } = current.current;
    keep('unsent-draft', JSON.stringify({ id: now?.id ?? null, kind, words: next, time: new Date().toISOString() } satisfies Local));
    clearTimeout(timer.current);
    if (!savesItself(now?.state)) return setSaving('here');
    setSaving(navigator.onLine ? 'typing' : 'offline');
    timer.current = setTimeout(() => void save(), WAIT_MS);
  }

  async function save(): Promise<Draft | null> {
    clearTimeout(timer.current);
    // one after the other: the later one carries all that was typed
    while (running.current) await running.current;
    if (!isUnsent() && current.current.draft) return current.current.draft;
    running.current = send();
    const done = await running.current;
    running.current = undefined;
    return done;
  }

  async function send(): Promise<Draft | null> {
    const { words: sent, draft: before } = current.current;
    setSaving('saving');
    try {
      const ask = askOf(sent, kind, currency);
      const saved = before
        ? await browserCaller('draft.update', { id: before.id, ...ask }, { quiet: true })
        : await browserCaller('draft.create', { contentTypeCode: kind, ...ask }, { quiet: true, once: once.current });
      current.current = { ...current.current, draft: saved, sent };
      setDraft(saved);
      if (isUnsent()) setSaving('typing');
      else settle(sent, saved);
      return saved;
    } catch (error) {
      const { code, fields, message } = error as CallFailure;
      setWrong((now) => ({ ...now, ...wrongBy(fields) }));
      setSaving(code === 0 && !navigator.onLine ? 'offline' : { failed: message });
      return null;
    }
  }

  /** All is with the API, and the link stands as the API keeps it: without what tracks. */
  function settle(sent: Words, saved: Draft) {
    const now = saved.deal ? { ...sent, url: saved.deal.url } : sent;
    current.current = { words: now, draft: saved, sent: now };
    setWords(now);
    setSaving('saved');
    forget('unsent-draft');
  }

  // what this device kept of the same draft, when it did not reach the API
  const restore = useEffectEvent(() => {
    const local = localOf(kept('unsent-draft'));
    if (!local || local.kind !== kind || local.id !== (first?.id ?? null) || (first && local.time < first.updateTime)) return;
    type(local.words);
  });
  const resume = useEffectEvent(() => {
    if (isUnsent() && savesItself(current.current.draft?.state)) void save();
  });
  const leave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsent()) event.preventDefault();
  });
  useEffect(() => {
    restore();
    window.addEventListener('online', resume);
    window.addEventListener('beforeunload', leave);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('online', resume);
      window.removeEventListener('beforeunload', leave);
    };
  }, []);
  return { words, draft, saving, wrong, isUnsent: words !== current.current.sent, type, setWrong, save };
}

/** What this device kept is as hostile as anything from outside. */
function localOf(text: string | null): Local | null {
  try {
    const local = JSON.parse(text ?? 'null') as Local | null;
    const sample = wordsOf(null, 'UTC');
    const isWhole = local !== null && Object.entries(sample).every(([name, value]) => typeof local.words[name as keyof Words] === typeof value);
    return isWhole && Array.isArray(local.words.images) && Array.isArray(local.words.goods) ? local : null;
  } catch {
    return null;
  }
}
