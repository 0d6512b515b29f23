/**
 * What this browser remembers of somebody without an account (BEY-36), with one tap to forget it and
 * a switch that stops it; on the page of preferences.
 */
import { useEffect, useState } from 'react';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import {
  forgetLooks,
  keepLooks,
  lookedAt,
  remembersLooks,
  setRemembers,
} from '../goods/looked-at.ts';
import { forgetSearch, keepSearches, searched } from '../search/history.ts';

export function KeptBox() {
  const [kept, setKept] = useState({ looks: 0, words: 0, isOff: false });
  const read = () =>
    setKept({ looks: lookedAt().length, words: searched().length, isOff: !remembersLooks() });
  // the page is the same for everybody: what this browser has comes after it
  useEffect(read, []);
  function forget() {
    const [looks, words] = [lookedAt(), searched()];
    forgetLooks();
    forgetSearch();
    read();
    toast(t('kept.forgotten'), 'done', {
      label: t('mute.undo'),
      run: () => {
        keepLooks(looks);
        keepSearches(words);
        read();
      },
    });
  }
  const hasAny = kept.looks + kept.words > 0;
  return (
    <section className="muted-list needs-script" aria-labelledby="kept-title">
      <h2 id="kept-title">{t('kept.title')}</h2>
      <p className="field__hint">
        {hasAny ? t('kept.text', { looks: kept.looks, words: kept.words }) : t('kept.none')}
      </p>
      <label className="check">
        <input
          type="checkbox"
          checked={kept.isOff}
          onChange={(event) => {
            setRemembers(!event.target.checked);
            read();
          }}
        />
        <span>{t('kept.off')}</span>
      </label>
      {hasAny && (
        <button className="btn btn--line" type="button" onClick={forget}>
          {t('kept.forget')}
        </button>
      )}
    </section>
  );
}
