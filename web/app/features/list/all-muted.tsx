/** Says why a list is empty whose cards are all hidden by this browser (`lib/mute-rules.ts`). */
import { t } from '../../lib/message.ts';

/** Right after the cards. */
export function AllMuted() {
  return (
    <p className="all-muted">
      {t('list.hidden')}{' '}
      <a className="link" href="/preferences#muted">
        {t('list.hidden.show')}
      </a>
    </p>
  );
}
