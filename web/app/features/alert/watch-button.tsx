/**
 * "Watch the price" on a product and on a deal (PROD-13, BEY-05). What the viewer watches already is
 * edited there.
 */
import { useLocation } from 'react-router';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { WatchOpener } from './watch-opener.tsx';
import { targetIn } from './watched-target.ts';
import type { WatchSubject } from './watch-subject.ts';
import { useWatched } from './watched.ts';

interface WatchButtonProps {
  goods: WatchSubject;
  /** `bar`: at the bottom of a phone; `row`: below the way to the shop. */
  look: 'bar' | 'row';
}

export function WatchButton({ goods, look }: WatchButtonProps) {
  const [watch, setWatch] = useWatched(goods.code);
  const target = targetIn(useLocation().search);
  return (
    <WatchOpener
      goods={goods}
      watch={watch}
      onSaved={setWatch}
      target={target}
      className={look === 'bar' ? 'needs-script bar__b' : 'needs-script'}
      label={t(watch ? 'watch.watched' : 'watch.open')}
    >
      <Icon name={watch ? 'bell-ring' : 'bell'} />
      <span>{t(watch ? 'watch.watched.short' : 'watch.short')}</span>
    </WatchOpener>
  );
}
