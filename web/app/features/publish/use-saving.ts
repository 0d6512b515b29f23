/**
 * Keeps what is typed: on this device at once, and by the API a moment after the last key, as far
 * as the state allows it. What did not arrive is sent again by itself, later and later; what
 * changed elsewhere is merged (sync.ts).
 */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from '#contract/content/draft.ts';
import { withQuery } from '../../lib/address.ts';
import { browserCaller } from '../../lib/caller.ts';
import type { CallFailure } from '../../lib/call.ts';
import { randomId } from '../../lib/client.ts';
import { withLogin } from '../../lib/login.ts';
import { page } from '../../lib/page.ts';
import { askOf, savesItself, wordsOf, wrongBy } from './form.ts';
import type { Kind, Words, Wrong } from './form.ts';
import type { Field, Merged } from './merge.ts';
import { startSync } from './sync.ts';
import type { Remote, Sync } from './sync.ts';
import { forgetUnsent, keepUnsent, unsentOf } from './unsent.ts';

const WAIT_MS = 1200;
/** Between tries: longer each time. */
const AGAIN_MS = { first: 2_000, most: 60_000 } as const;

export type Saving =
  | 'nothing'
  | 'typing'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'away'
  | 'out'
  | 'other'
  | 'here'
  | { readonly failed: string };

export interface DraftSession {
  readonly words: Words;
  readonly draft: Draft | null;
  readonly saving: Saving;
  readonly wrong: Wrong;
  /** The values elsewhere, by the fields that changed on both sides. */
  readonly conflicts: Partial<Words>;
  /** Something is not with the API yet; at the moment of asking. */
  isUnsent(): boolean;
  /** A function gets the current value, for what comes later than the tap. */
  type(change: Partial<Words> | ((now: Words) => Partial<Words>)): void;
  settle(field: Field, value: Words[Field]): void;
  setWrong(wrong: Wrong): void;
  /** Sends what is typed now; the draft as it is then, or null when that failed. */
  save(): Promise<Draft | null>;
  /** It was sent or is not wanted: nothing of it is left on this device. */
  drop(): void;
}

/** Somebody else signed in meanwhile, in another tab perhaps. */
class OtherAuthor extends Error {}

interface Start {
  readonly me: string;
  readonly kind: Kind;
  readonly first: Draft | null;
  /** The link that somebody came with. */
  readonly url: string;
}

export function useSaving(start: Start): DraftSession {
  const { me, kind, first, url } = start;
  const { tenant } = page();
  const wordsIn = (draft: Draft) => wordsOf(draft, tenant.timezone);
  const [merged, setMerged] = useState<Merged>(() => {
    const base = wordsOf(first, tenant.timezone);
    return { words: { ...base, ...(url === '' ? {} : { url }) }, sent: base, base, conflicts: {} };
  });
  const [draft, setDraft] = useState(first);
  const [saving, setSaving] = useState<Saving>('nothing');
  const [wrong, setWrong] = useState<Wrong>({});
  const once = useRef(randomId());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tries = useRef(0);
  const syncs = useRef<Sync>(undefined);
  syncs.current ??= startSync(first, merged, remoteOf(start, wordsIn, once), () => changed());
  const sync = syncs.current;

  function changed() {
    setMerged(sync.merged());
    setDraft(sync.draft());
    if (!sync.isUnsent()) return forgetUnsent(me, once.current);
    const { words, sent, base } = sync.merged();
    keepUnsent(me, { once: once.current, id: sync.draft()?.id ?? null, kind, words, sent, base });
  }
  function later(ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), ms);
  }
  function typed() {
    if (!savesItself(sync.draft()?.state)) return setSaving('here');
    setSaving(navigator.onLine ? 'typing' : 'offline');
    later(WAIT_MS);
  }
  async function save(): Promise<Draft | null> {
    clearTimeout(timer.current);
    setSaving('saving');
    try {
      const saved = await sync.save();
      tries.current = 0;
      setSaving(sync.isUnsent() ? 'typing' : 'saved');
      return saved;
    } catch (error) {
      failed(error as CallFailure);
      return null;
    }
  }
  function failed(error: CallFailure) {
    if (error instanceof OtherAuthor) return setSaving('other');
    setWrong((now) => ({ ...now, ...wrongBy(error.fields) }));
    if (error.code === 401) {
      setSaving('out');
      return withLogin(() => void save());
    }
    const isPassing = error.code === 0 || error.code === 429 || error.code >= 500;
    if (!isPassing) return setSaving({ failed: error.message });
    setSaving(navigator.onLine ? 'away' : 'offline');
    later(Math.min(AGAIN_MS.first * 2 ** tries.current++, AGAIN_MS.most));
  }

  // what this device stored of the same draft, when it did not reach the API
  const restore = useEffectEvent(() => {
    const local = unsentOf(me, kind, first?.id ?? null);
    if (!local) return;
    once.current = local.once;
    const { words, sent, base } = local;
    sync.restore({ words, sent, base, conflicts: {} });
    if (sync.isUnsent()) typed();
  });
  const resume = useEffectEvent(() => {
    if (sync.isUnsent() && savesItself(sync.draft()?.state)) void save();
  });
  // another device may have gone on meanwhile
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') sync.pull().catch(() => {});
  });
  const leave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (sync.isUnsent()) event.preventDefault();
  });
  useEffect(() => {
    restore();
    window.addEventListener('online', resume);
    window.addEventListener('beforeunload', leave);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('online', resume);
      window.removeEventListener('beforeunload', leave);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return {
    words: merged.words,
    conflicts: merged.conflicts,
    draft,
    saving,
    wrong,
    isUnsent: () => sync.isUnsent(),
    type(given) {
      const change = typeof given === 'function' ? given(sync.merged().words) : given;
      sync.type(change);
      setWrong((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([name]) => !(name in change) && name !== 'all'),
        ),
      );
      typed();
    },
    settle(field, value) {
      sync.settle(field, value);
      typed();
    },
    setWrong,
    save,
    drop() {
      clearTimeout(timer.current);
      sync.drop();
    },
  };
}

/**
 * The API of drafts. An empty draft is begun first, so that however often that is asked, it is the
 * same request.
 */
function remoteOf(
  { me, kind }: Start,
  wordsIn: Remote['wordsOf'],
  once: { readonly current: string },
): Remote {
  const quiet = { quiet: true } as const;
  return {
    async create() {
      const made = await browserCaller(
        'draft.create',
        { contentTypeCode: kind },
        { ...quiet, once: once.current },
      );
      if (made.authorId !== me) {
        await browserCaller('draft.remove', { id: made.id }, quiet);
        throw new OtherAuthor();
      }
      // a reload, or a phone that throws the page away, comes back to this draft
      history.replaceState(history.state, '', withQuery('/publish', { id: made.code }));
      return made;
    },
    async load(id) {
      const [found] = (await browserCaller('draft.mine', { id }, quiet)).content;
      if (!found) throw new OtherAuthor();
      return found;
    },
    update: ({ id, version, deal }, words, fields) =>
      browserCaller(
        'draft.update',
        {
          id,
          version,
          ...askOf(words, kind, deal?.currencyCode ?? page().tenant.currencyCode, fields),
        },
        quiet,
      ),
    isConflict: (error) => (error as CallFailure).errorKey === 'content.changed',
    wordsOf: wordsIn,
  };
}
