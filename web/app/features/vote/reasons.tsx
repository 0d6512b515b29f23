/**
 * Why others voted against a deal: what they said, and where it is cheaper; without names (BEY-11).
 */
import type { Answer } from '#contract/calls.ts';
import { t } from '../../lib/message.ts';
import { ago } from '../../lib/when.ts';

export function Reasons({ reasons }: { reasons: Answer<'vote.reasons'>['reasons'] }) {
  if (reasons.length === 0) return null;
  return (
    <details className="ballot__why">
      <summary>{t('vote.why', { n: reasons.length })}</summary>
      <ul>
        {reasons.map(({ reason, link, note, voteTime }, at) => (
          <li key={`${voteTime} ${at}`}>
            <b>{t(`vote.reason.${reason}`)}</b>{' '}
            <time className="muted" dateTime={voteTime}>
              {ago(voteTime)}
            </time>
            {note && <span>{note}</span>}
            {link && (
              <a
                className="link"
                href={link}
                target="_blank"
                rel="nofollow ugc noopener noreferrer"
              >
                {hostOf(link)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function hostOf(link: string): string {
  try {
    return new URL(link).host;
  } catch {
    return link;
  }
}
