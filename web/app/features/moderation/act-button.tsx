/** Appeals or doubts a decision with one click; signed out, the login first. */
import { browserCaller } from '../../lib/caller.ts';
import { withLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useAct } from '../form/use-act.ts';
import type { Entry } from './entry.tsx';

interface ActButtonProps {
  act: 'appeal' | 'flag';
  id: string;
  onDone: (entry: Entry) => void;
}

export function ActButton({ act, id, onDone }: ActButtonProps) {
  const { busy, run } = useAct();
  // a failure is said by the caller; it may be tried again
  const send = () =>
    run(async () => {
      onDone(await browserCaller(`moderation.${act}`, { id }));
      toast(t(`moderation.${act}.done`));
    });
  return (
    <button
      className="report needs-script"
      type="button"
      aria-busy={busy}
      onClick={() => withLogin(() => void send())}
    >
      <Icon name={act === 'flag' ? 'flag' : 'megaphone'} size={16} />
      {t(`moderation.${act}`)}
    </button>
  );
}
