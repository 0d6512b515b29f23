/**
 * Writing a note or a deal (P-17): it saves itself, can be looked at as it will be, and is sent for
 * review.
 */
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Draft } from '#contract/content/draft.ts';
import { DRAFT_LIMITS } from '#contract/content/drafting.ts';
import { dealAddress } from '../../lib/address.ts';
import { browserCaller } from '../../lib/caller.ts';
import type { CallFailure } from '../../lib/call.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { toast } from '../../lib/toast.ts';
import { Problem } from '../form/problem.tsx';
import { useAct } from '../form/use-act.ts';
import { Conflicts } from './conflicts.tsx';
import { DealFields, LinkField } from './deal-fields.tsx';
import { DisclosureField } from './disclosure-field.tsx';
import { Duplicates } from './duplicates.tsx';
import { Labelled } from '../form/labelled.tsx';
import { savesItself, wrongBy, wrongIn } from './form.ts';
import type { Kind } from './form.ts';
import { GoodsPicker } from './goods-picker.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PictureList } from './picture-list.tsx';
import { Preview } from './preview.tsx';
import { saidOf } from './said-of.ts';
import { SavingLine } from './saving-line.tsx';
import { TextField } from './text-field.tsx';
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
  const kept = useSaving({ me, kind, first, url });
  const { words, draft, wrong, type, setWrong } = kept;
  const [isPreview, setPreview] = useState(false);
  const { busy, run } = useAct();
  const [failed, setFailed] = useState<string>();
  const [attempts, setAttempts] = useState(0);
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
    const found = wrongIn(
      words,
      kind,
      currency,
      draft?.goods.some((card) => card.cover !== ''),
    );
    setWrong(found);
    if (Object.keys(found).length + Object.keys(kept.conflicts).length > 0)
      return setAttempts(attempts + 1);
    await run(() => submit().catch(refused));
  }
  async function submit() {
    const isChange = draft !== null && !savesItself(draft.state);
    const now = await kept.save();
    // what changed elsewhere has just been found
    const saved = kept.isUnsent() ? null : now;
    if (saved && !isChange) await browserCaller('draft.submit', { id: saved.id }, { quiet: true });
    if (saved) await leave('/publish', t('publish.sent'));
    else setAttempts(attempts + 1);
  }
  function refused(error: unknown) {
    const { fields, message } = error as CallFailure;
    setWrong(wrongBy(fields));
    setFailed(fields ? undefined : message);
    setAttempts(attempts + 1);
  }
  async function leave(to: string, words_: string) {
    kept.drop();
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
        <SavingLine saving={kept.saving} />
      </div>
      <Conflicts kept={kept} />
      {isPreview && <Preview kind={kind} words={words} currency={currency} />}
      <div className="pub__fields" hidden={isPreview}>
        {kind === 'DEAL' && <LinkField words={words} wrong={wrong} draft={draft} onType={type} />}
        {draft && <Duplicates draft={draft} text={words.text} onAdded={added} />}
        <Labelled
          label={t('publish.title')}
          problem={saidOf(wrong.title)}
          hint={t('publish.title.hint', { n: DRAFT_LIMITS.title })}
        >
          {(props) => (
            <input
              {...props}
              type="text"
              className="input"
              name="title"
              autoComplete="off"
              value={words.title}
              onChange={({ target }) => type({ title: target.value })}
            />
          )}
        </Labelled>
        {kind === 'DEAL' && (
          <DealFields words={words} wrong={wrong} currency={currency} onType={type} />
        )}
        <TextField
          text={words.text}
          label={t(kind === 'DEAL' ? 'publish.why' : 'publish.text')}
          problem={saidOf(wrong.text)}
          onType={(text) => type({ text })}
        />
        <PictureList
          images={words.images}
          problem={saidOf(wrong.images)}
          isOptional={kind === 'NOTE' || draft?.goods[0] !== undefined}
          onChange={(change) => type((now) => ({ images: change(now.images) }))}
        />
        {kind === 'NOTE' && (
          <GoodsPicker chosen={words.goods} onChange={(goods) => type({ goods })} />
        )}
        <div className="pub__two">
          <Labelled label={t('publish.category')} problem={saidOf(wrong.category)} optional>
            {(props) => (
              <select
                {...props}
                className="input"
                name="category"
                value={words.category}
                onChange={({ target }) => type({ category: target.value })}
              >
                <option value="">{t('publish.category.none')}</option>
                {page().categories.map((one) => (
                  <option key={one.code} value={one.code}>
                    {one.name}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
          <Labelled
            label={t('publish.keywords')}
            problem={saidOf(wrong.keywords)}
            optional
            hint={t('publish.keywords.hint', { n: DRAFT_LIMITS.keywords })}
          >
            {(props) => (
              <input
                {...props}
                type="text"
                className="input"
                name="keywords"
                autoComplete="off"
                value={words.keywords}
                onChange={({ target }) => type({ keywords: target.value })}
              />
            )}
          </Labelled>
        </div>
        <DisclosureField kind={kind} words={words} wrong={wrong} onType={type} />
        {kind === 'NOTE' && (
          <label className="check">
            <input
              type="checkbox"
              name="own"
              checked={words.isOwn}
              onChange={({ target }) => type({ isOwn: target.checked })}
            />
            <span>{t('publish.own')}</span>
          </label>
        )}
      </div>
      <Problem text={failed} />
      <div className="pub__send">
        <p className="field__hint">{t('publish.rules')}</p>
        <button className="btn btn--ink btn--wide" type="submit" aria-disabled={busy}>
          {busy ? t('account.wait') : t(draft?.isPublic ? 'publish.send.change' : 'publish.send')}
        </button>
      </div>
      <LeaveGuard kept={kept} />
    </form>
  );
}
