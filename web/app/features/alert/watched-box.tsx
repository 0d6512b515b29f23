/** In the rail of a desktop: what the viewer watches, the newest first. Nothing for anybody else. */
import { useEffect, useState } from 'react';
import type { Watch } from '#contract/alert/watch.ts';
import { goodsAddress } from '../../lib/address.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { money } from '../../lib/money.ts';
import { useViewer } from '../../lib/viewer.ts';
import { Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { Price } from '../price/price.tsx';

const SHOWN = 3;
const NONE: readonly Watch[] = [];
/** Narrower windows have no rail. */
const WIDE = '(min-width: 1024px)';

export function WatchedBox() {
  const { user } = useViewer();
  const [watches, setWatches] = useState(NONE);
  const has = (user?.watchCount ?? 0) > 0;
  useEffect(() => {
    if (!has || !matchMedia(WIDE).matches) return setWatches(NONE);
    const ask = { status: 'ACTIVE', pageRequest: { page: 1, size: SHOWN } } as const;
    // an extra
    browserCaller('watch.pages', ask, EXTRA).then(
      ({ content }) => setWatches(content),
      () => {},
    );
  }, [has]);
  if (watches.length === 0) return null;
  return (
    <section className="rail__sec">
      <div className="rail__h">
        <h2>{t('rail.watched')}</h2>
        <a className="link" href="/deal-alerts">
          {t('see-all')}
        </a>
      </div>
      <ul>
        {watches.map((watch) => (
          <WatchedRow key={watch.id} watch={watch} />
        ))}
      </ul>
    </section>
  );
}

function WatchedRow({ watch: { goods, threshold } }: { watch: Watch }) {
  if (!goods) return null;
  return (
    <li className="rail__w">
      <span className="rail__p">
        <Picture url={goods.cover} size={{ width: 96, height: 96 }} />
      </span>
      <p className="rank__name">
        <a href={goodsAddress(goods.code)}>
          <WholeWords text={goods.name} />
        </a>
      </p>
      <p className="rank__row">
        <Price price={goods.currentPrice} currency={goods.currencyCode} size={14} />
        {threshold !== null && (
          <span>{t('rail.watched.target', { price: money(threshold, goods.currencyCode) })}</span>
        )}
      </p>
    </li>
  );
}
