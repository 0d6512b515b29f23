/**
 * "Report this" on anything that can be reported (REP-05). The dialog and its words come with the
 * first wish; signed out, the login first (REP-03).
 */
import { useState } from 'react';
import type { ComponentType } from 'react';
import type { TargetType } from '#contract/interaction/subject.ts';
import { unreached } from '../../lib/caller.ts';
import { withLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { useViewer } from '../../lib/viewer.ts';
import { toast } from '../../lib/toast.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { ReportDialogProps } from './report-dialog.tsx';

interface ReportButtonProps {
  type: TargetType;
  id: string;
  /** Whose it is: nobody reports what is their own. */
  ownerId?: string;
  className?: string;
}

export function ReportButton({ type, id, ownerId, className = 'report' }: ReportButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const [isOpen, setOpen] = useState(false);
  const { user } = useViewer();
  if (ownerId !== undefined && user?.userId === ownerId) return null;
  async function open() {
    try {
      const [module, { talkMessages }] = await Promise.all([
        import('./report-dialog.tsx'),
        import('../../lib/talk-words.ts'),
      ]);
      await talkMessages();
      setDialog(() => module.ReportDialog);
      setOpen(true);
    } catch {
      toast(unreached().message, 'failed');
    }
  }
  return (
    <>
      <button
        className={`${className} needs-script`}
        type="button"
        aria-haspopup="dialog"
        onClick={() => withLogin(() => void open())}
      >
        <Icon name="flag" size={className === 'report' ? 20 : 16} />
        {t('talk.report')}
      </button>
      {isOpen && Dialog && <Dialog type={type} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
