/**
 * Writing a note or a deal (P-17): it saves itself, can be looked at as it will be, and is sent for
 * review.
 */
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Draft } from '#contract/content/draft.ts';
import { dealAddress } from '../../lib/address.ts';
import { browserCaller } from '../../lib/caller.ts';
import type { CallFailure } from '../../lib/call.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { serverNow, useServerClock } from '../../lib/server-clock.ts';
import { toast } from '../../lib/toast.ts';
import { Problem } from '../form/problem.tsx';
import { useAct } from '../form/use-act.ts';
import { Conflicts } from './conflicts.tsx';
import { Duplicates } from './duplicates.tsx';
import { EditorFields } from './editor-fields.tsx';
import { endsFrom, movedEnd, savesItself, wrongBy, wrongIn } from './form.ts';
import type { Ends, Kind, Wrong } from './form.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { Preview } from './preview.tsx';
import { SavingLine } from './saving-line.tsx';
import { useSaving } from './use-saving.ts';

interface EditorProps {
  /** Whose it is. */
  me: string;
  kind: Kind;
  first: Draft | null;
  /** The link that somebody came with. */
  url: string;
}

export function Editor({ me, kind, first, url }: EditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const session = useSaving({ me, kind, first, url });
  const { words, draft, setWrong } = session;
  const [isPreview, setPreview] = useState(false);
  const { busy, run } = useAct();
  const [failed, setFailed] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const [opened] = useState(endsNow);
  useServerClock();
  const currency = draft?.deal?.currencyCode ?? page().tenant.currencyCode;
  // the first wrong field has the focus, once it says what is wrong
  useEffect(() => {
    if (attempts > 0)
      form.current
        ?.querySelector<HTMLElement>(
          '.pub__conf, [aria-invalid="true"], fieldset:has(.field__err) input',
        )
        ?.focus();
  }, [attempts]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFailed(undefined);
    setPreview(false);
    const ends = endsNow();
    const moved = movedEnd(words, opened, ends);
    if (moved !== null) session.type({ end: moved });
    const now = { ...words, ...(moved === null ? {} : { end: moved }) };
    const hasPicture = draft?.goods.some((card) => card.cover !== '');
    const found: Wrong = {
      ...wrongIn(now, kind, { currency, ends }, hasPicture),
      ...(moved === null ? {} : { end: 'publish.moved.end' }),
    };
    setWrong(found);
    if (Object.keys(found).length + Object.keys(session.conflicts).length > 0)
      return setAttempts(attempts + 1);
    await run(submit, refused);
  }
  async function submit() {
    const isChange = draft !== null && !savesItself(draft.state);
    const now = await session.save();
    // what changed elsewhere has just been found
    const saved = session.isUnsent() ? null : now;
    if (saved && !isChange) await browserCaller('draft.submit', { id: saved.id }, { quiet: true });
    if (saved) await leave('/publish', t('publish.sent'));
    else setAttempts(attempts + 1);
  }
  function refused({ fields, message }: CallFailure) {
    setWrong(wrongBy(fields));
    setFailed(fields ? undefined : message);
    setAttempts(attempts + 1);
  }
  async function leave(to: string, words_: string) {
    session.drop();
    toast(words_);
    await navigate(to);
  }
  async function added(code: string, commentId: string) {
    if (draft) await browserCaller('draft.remove', { id: draft.id }, { quiet: true });
    await leave(`${dealAddress(code)}?comment=${commentId}`, t('publish.same.added'));
  }
  return (
    <form ref={form} className="pub" noValidate onSubmit={(event) => void send(event)}>
      <div className="tabs pub__tabs" role="group" aria-label={t('publish.view')}>
        <button type="button" aria-pressed={!isPreview} onClick={() => setPreview(false)}>
          {t('publish.write')}
        </button>
        <button type="button" aria-pressed={isPreview} onClick={() => setPreview(true)}>
          {t('publish.preview')}
        </button>
        <SavingLine saving={session.saving} />
      </div>
      <Conflicts session={session} />
      {isPreview && <Preview kind={kind} words={words} currency={currency} />}
      <div className="pub__fields" hidden={isPreview}>
        <EditorFields kind={kind} session={session} currency={currency}>
          {draft && <Duplicates draft={draft} text={words.text} onAdded={added} />}
        </EditorFields>
      </div>
      <Problem text={failed} />
      <div className="pub__send">
        <p className="field__hint">{t('publish.rules')}</p>
        <button className="btn btn--ink btn--wide" type="submit" aria-disabled={busy}>
          {busy ? t('account.wait') : t(draft?.isPublic ? 'publish.send.change' : 'publish.send')}
        </button>
      </div>
      <LeaveGuard session={session} />
    </form>
  );
}

function endsNow(): Ends {
  return endsFrom(serverNow(), page().tenant.timezone);
}
