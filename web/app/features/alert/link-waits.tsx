/** The links that the viewer waits for (BEY-14), each with the way to take it out and back in. */
import { useState } from 'react';
import { LINK_WAIT_DAYS } from '#contract/alert/limits.ts';
import type { LinkWait } from '#contract/alert/link-wait.ts';
import { goodsAddress, withQuery } from '../../lib/address.ts';
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { shortDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { useAct } from '../form/use-act.ts';
import { StateLabel } from './row-state.tsx';

interface LinkWaitsProps {
  first: readonly LinkWait[];
  count: number;
  /** One more or one less. */
  onChange: (change: 1 | -1) => void;
}

export function LinkWaits({ first, count, onChange }: LinkWaitsProps) {
  if (first.length === 0) return null;
  return (
    <section className="asec" id="links" aria-labelledby="links-h">
      <div className="asec__h">
        <h2 id="links-h">
          {t('alerts.links')} <span className="muted num">{count}</span>
        </h2>
        <a className="btn btn--line" href="/check">
          <Icon name="plus" />
          {t('alerts.add')}
          <span className="sr"> {t('alerts.links')}</span>
        </a>
      </div>
      <p className="muted">{t('alerts.links.text', { days: LINK_WAIT_DAYS })}</p>
      <ul>
        {first.map((wait) => (
          <WaitRow key={wait.id} first={wait} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

/** One button takes it out and back in, so that the focus stays. */
function WaitRow({ first, onChange }: { first: LinkWait; onChange: (change: 1 | -1) => void }) {
  const [wait, setWait] = useState<LinkWait | null>(first);
  const [known, setKnown] = useState<string | null>(null);
  const { busy, run } = useAct();
  const { host, pathname } = new URL(first.url);
  const name = first.words ?? `${host}${pathname}`;
  const remove = async (one: LinkWait) => {
    await browserCaller('link-wait.remove', { id: one.id }, ACT);
    setWait(null);
    onChange(-1);
  };
  const restore = async () => {
    const made = await browserCaller('link-wait.create', { text: first.url }, ACT);
    setWait(made.wait);
    setKnown(made.goodsCode);
    if (made.wait) onChange(1);
  };
  const act = () =>
    void run(
      () => (wait ? remove(wait) : restore()),
      (failure) => toast(failure.message, 'failed'),
    );
  return (
    <li className={wait ? 'arow' : 'arow is-off'} aria-busy={busy}>
      <span className="arow__i">
        <Icon name="link" />
      </span>
      <div>
        <p className="arow__s">
          <a href={withQuery('/check', { url: first.url })}>
            <b>
              <WholeWords text={name} />
            </b>
          </a>
        </p>
        <p className="arow__p">{host}</p>
        <p className="arow__m" role="status">
          <State wait={wait} known={known} />
        </p>
      </div>
      {known === null && (
        <div className="arow__a">
          <button type="button" aria-disabled={busy} onClick={act}>
            {wait ? <Icon name="trash-2" /> : t('alerts.links.undo')}
            <span className="sr">{wait ? t('alerts.links.remove', { name }) : `: ${name}`}</span>
          </button>
        </div>
      )}
    </li>
  );
}

function State({ wait, known }: { wait: LinkWait | null; known: string | null }) {
  if (known !== null)
    return (
      <a className="link" href={goodsAddress(known)}>
        {t('alerts.links.known')}
      </a>
    );
  if (!wait) return t('alerts.links.out');
  return (
    <>
      <StateLabel state="waiting" />
      {t('alerts.links.until', { date: shortDate(wait.endTime) })}
    </>
  );
}
