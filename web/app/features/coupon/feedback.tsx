/**
 * "Did it work?": without script two links to the login; with it, a signed-in user
 * answers at once, and anyone else after signing in.
 */
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Coupon } from '#contract/coupon/coupon.ts';
import { withQuery } from '../../lib/address.ts';
import { browserCaller } from '../../lib/caller.ts';
import { withLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { toast } from '../../lib/toast.ts';

export function Feedback({ coupon, onSaid }: { coupon: Coupon; onSaid: (coupon: Coupon) => void }) {
  const [said, set] = useState<boolean | undefined>();
  const { pathname, search } = useLocation();
  const login = withQuery('/login', { next: pathname + search });
  async function say(works: boolean) {
    try {
      const after = await browserCaller(
        'coupon.feedback',
        { couponId: coupon.id, works },
        { signIn: true },
      );
      set(after.currentUserWorks);
      onSaid(after);
      toast(t('coupon.thanks'));
    } catch {
      // said by the caller; it may be tried again
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
            withLogin(() => void say(works));
          }}
        >
          <Icon name={works ? 'thumbs-up' : 'thumbs-down'} size={16} />
          {t(works ? 'coupon.yes' : 'coupon.no')}
        </a>
      ))}
    </div>
  );
}
