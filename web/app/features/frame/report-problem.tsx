/**
 * Tells the operator that something went wrong, by an email that one reads before it is sent, with
 * the last calls of this page (AMB-64).
 */
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { recentCalls } from '../../lib/recent-calls.ts';
import { Icon } from '../../ui/icon/icon.tsx';

/** Some mail programs cut longer mailto addresses. */
const SHOWN = 12;

export function ReportProblem() {
  return (
    <p className="empty__report">
      {page().tenant.contactEmail && (
        <a
          className="link"
          href={`mailto:${page().tenant.contactEmail}`}
          onClick={(event) => event.currentTarget.setAttribute('href', mailtoAddress())}
        >
          <Icon name="flag" size={16} /> {t('error.report')}
        </a>
      )}{' '}
      <button
        className="link needs-script"
        type="button"
        onClick={() => void navigator.clipboard?.writeText(details(recentCalls())).catch(() => {})}
      >
        {t('error.report.copy')}
      </button>
    </p>
  );
}

function mailtoAddress(): string {
  const fields = new URLSearchParams({
    subject: `${t('site.name')}: ${t('error.report')}`,
    body: `\n\n${details(recentCalls().slice(-SHOWN))}`,
  });
  // programs of mail take a plus for a plus
  return `mailto:${page().tenant.contactEmail}?${String(fields).replaceAll('+', '%20')}`;
}

function details(calls: ReturnType<typeof recentCalls>): string {
  const lines = calls.map(
    (call) => `${call.time} ${call.method} ${call.path} ${call.status} ${call.ms} ms`,
  );
  return [location.origin + location.pathname, navigator.userAgent, ...lines].join('\n');
}
