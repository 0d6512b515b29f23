/** "Did it work?": two links that lead visitors to the login; with script they say it at once. */
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Coupon } from '#contract/coupon/coupon.ts';
import { withQuery } from '../../lib/address.ts';
import { browserCaller, CallFailure } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { toast } from '../../ui/toast.tsx';

export function Feedback({ coupon, onSaid }: { coupon: Coupon; onSaid: (coupon: Coupon) => void }) {
  const [said, set] = useState<boolean | undefined>();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const login = withQuery('/login', { next: pathname + search });
  async function say(works: boolean) {
    try {
      const after = await browserCaller('coupon.feedback', { couponId: coupon.id, works }, { quiet: true });
      set(after.currentUserWorks);
      onSaid(after);
      toast(t('coupon.thanks'));
    } catch (error) {
      if (error instanceof CallFailure && error.code === 401) await navigate(login);
      else toast((error as Error).message, 'failed');
    }
  }
  return (
    <div className="ticket__q">
      <span>{t('coupon.did-it')}</span>
      {([true, false] as const).map((works) => (
        <a
          key={String(works)}
          href={login}
          rel="nofollow"
          aria-current={said === works ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            void say(works);
          }}
        >
          <Icon name={works ? 'thumbs-up' : 'thumbs-down'} size={16} />
          {t(works ? 'coupon.yes' : 'coupon.no')}
        </a>
      ))}
    </div>
  );
}
