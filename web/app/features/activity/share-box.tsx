/** The address by which somebody shares an activity (ACT-12). */
import type { ActivityCard } from '#contract/activity/activity.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { toast } from '../../lib/toast.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { copyText } from '../share/copy.ts';
import { ShareButton } from '../share/share-button.tsx';
import { sharedPath } from './standing.ts';

interface ShareBoxProps {
  activity: ActivityCard;
  /** Undefined: the address has no name of anybody. */
  shareCode: string | undefined;
}

export function ShareBox({ activity, shareCode }: ShareBoxProps) {
  const path = sharedPath(activity, shareCode);
  const whole = page().origin + path;
  const copy = () =>
    copyText(whole).then(
      () => toast(t('share.copied'), 'done'),
      () => toast(whole, 'failed'),
    );
  return (
    <section className="box needs-script" aria-labelledby="share">
      <h2 id="share">{t('bonus.link')}</h2>
      <input
        className="input bonus__link"
        type="text"
        aria-labelledby="share"
        value={whole.replace(/^https?:\/\//, '')}
        readOnly
      />
      <div className="box__acts">
        <ShareButton title={activity.title} path={path} />
        <button className="btn btn--quiet" type="button" onClick={() => void copy()}>
          <Icon name="copy" />
          {t('bonus.copy')}
        </button>
      </div>
      <p className="t12">{t('bonus.link.text')}</p>
    </section>
  );
}
