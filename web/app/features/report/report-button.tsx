/**
 * "Report this" on anything that can be reported (REP-05). The dialog and its words come with the
 * first wish; signed out, the login first (REP-03).
 */
import type { TargetType } from '#contract/interaction/subject.ts';
import { withLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { useViewer } from '../../lib/viewer.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDialog } from '../../ui/use-dialog.ts';

interface ReportButtonProps {
  type: TargetType;
  id: string;
  /** Whose it is: nobody reports what is their own. */
  ownerId?: string;
  className?: string;
}

const load = async () => (await import('./report-dialog.tsx')).ReportDialog;

export function ReportButton({ type, id, ownerId, className = 'report' }: ReportButtonProps) {
  const { Dialog, open, close } = useDialog(load);
  const { user } = useViewer();
  if (ownerId !== undefined && user?.userId === ownerId) return null;
  return (
    <>
      <button
        className={`${className} needs-script`}
        type="button"
        aria-haspopup="dialog"
        onClick={() => withLogin(open, 'report')}
      >
        <Icon name="flag" size={className === 'report' ? 20 : 16} />
        {t('talk.report')}
      </button>
      {Dialog && <Dialog type={type} id={id} onClose={close} />}
    </>
  );
}
