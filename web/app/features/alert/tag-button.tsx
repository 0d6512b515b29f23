/** Deals under a tag by one tap, and no more of them by another (ALERT-02). */
import { ACT } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { withLogin } from '../../lib/login.ts';
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { addToCount } from '../../lib/viewer.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useAct } from '../form/use-act.ts';
import { failureWords } from './failure-words.ts';
import { noteTag, useTagged } from './tagged.ts';

export function TagButton({ tag }: { tag: string }) {
  const isOn = useTagged(tag);
  const { busy, run } = useAct();
  const toggle = () =>
    run(
      async () => {
        await browserCaller(isOn ? 'alert.tag-unsubscribe' : 'alert.tag-subscribe', { tag }, ACT);
        noteTag(tag, !isOn);
        addToCount('alertCount', isOn ? -1 : 1);
        toast(t(isOn ? 'tag.off' : 'tag.on', { tag }));
      },
      (failure) => {
        if (failure.errorKey === 'alert.tag_exists') noteTag(tag, true);
        toast(failureWords(failure, 'subscribe'), 'failed');
      },
    );
  return (
    <button
      className={`btn ${isOn ? 'btn--quiet' : 'btn--line'} needs-script`}
      type="button"
      aria-pressed={isOn}
      aria-disabled={busy}
      onClick={() => withLogin(() => void toggle())}
    >
      <Icon name={isOn ? 'bell-ring' : 'bell'} />
      {t(isOn ? 'tag.subscribed' : 'tag.subscribe')}
    </button>
  );
}
