/**
 * Web push, offered once, right after a watch was saved: explained first, with what it will look
 * like. The browser's own question comes by a tap alone (BEY-35).
 */
import { useEffect } from 'react';
import type { Watch } from '#contract/alert/watch.ts';
import { t } from '../../lib/message.ts';
import { writeStored } from '../../lib/storage.ts';
import { toast } from '../../lib/toast.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useAct } from '../form/use-act.ts';
import { turnOn } from '../message/push.ts';
import type { Reach } from './use-reach.ts';
import type { WatchSubject } from './watch-subject.ts';

interface PushOfferProps {
  watch: Watch;
  goods: WatchSubject;
  reach: Reach;
  onClose: () => void;
}

export function PushOffer({ watch, goods, reach: { pushKey, quiet }, onClose }: PushOfferProps) {
  const { busy, run } = useAct();
  useEffect(() => writeStored('push-offered', '1'), []);
  const accept = (close: () => void) =>
    run(async () => {
      const { state } = await turnOn(pushKey ?? '').catch(() => ({ state: 'failed' as const }));
      if (state === 'failed') return toast(t('watch.push.failed'), 'failed');
      if (state === 'on') toast(t('watch.push.on'));
      close();
    });
  return (
    <Modal title={t('watch.push.title')} onClose={onClose}>
      {(close) => (
        <>
          <p>{t('watch.push.text')}</p>
          <div className="pv">
            <Logo />
            <div>
              <b>{t('watch.push.reached')}</b>
              <p>{watch.sentence}</p>
              <small>
                {t('site.name')} · {t('time.now')}
              </small>
            </div>
            <Picture url={goods.cover} size={{ width: 120, height: 120 }} />
          </div>
          <ul className="gets">
            <Reason icon="verified" title={t('watch.push.only')}>
              {t('watch.push.only.text', { n: quiet?.maxPerDay ?? 0 })}
            </Reason>
            {quiet?.enabled && (
              <Reason
                icon="clock"
                title={t('watch.push.quiet', { from: quiet.fromTime, to: quiet.toTime })}
              >
                {t('watch.push.quiet.text')}
              </Reason>
            )}
            <Reason icon="sliders-horizontal" title={t('watch.push.off')}>
              {t('watch.push.off.text')}
            </Reason>
          </ul>
          <div className="dialog__a">
            <button className="btn btn--quiet" type="button" onClick={close}>
              {t('watch.push.no')}
            </button>
            <button
              className="btn btn--go"
              type="button"
              aria-disabled={busy}
              onClick={() => void accept(close)}
            >
              <Icon name="bell-ring" />
              {t('watch.push.yes')}
            </button>
          </div>
          <p className="t12">{t('watch.push.browser')}</p>
        </>
      )}
    </Modal>
  );
}

function Reason({ icon, title, children }: { icon: string; title: string; children: string }) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </li>
  );
}
