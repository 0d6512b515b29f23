/**
 * The review state of a profile change (PROF-05, AMB-23): being reviewed, or rejected with the
 * reason.
 */
import type { AuditedField } from '#contract/account/profile.ts';
import { t } from '../../lib/message.ts';
import type { SignedIn } from '../../lib/viewer.ts';
import { Icon } from '../../ui/icon/icon.tsx';

export function Review({ me, field }: { me: SignedIn; field: AuditedField }) {
  const item = me.auditResult.auditItems.find((one) => one.dataType === field);
  if (!item || item.auditAction === 'PASSED') return null;
  if (item.auditAction === 'AUDITING')
    return (
      <p className="own__audit">
        <Icon name="hourglass" size={16} />
        {t('profile.auditing')}
      </p>
    );
  return (
    <p className="own__audit own__audit--no">
      <Icon name="triangle-alert" size={16} />
      <span>
        {field === 'avatar'
          ? t('profile.rejected.avatar')
          : t('profile.rejected', { value: item.dataValue })}{' '}
        {item.reason && t('profile.reason', { reason: item.reason })}
      </span>
    </p>
  );
}
