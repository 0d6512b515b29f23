/** Green or red, and each step in plain words. */
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Line, Report } from './report.ts';
import { grouped } from './report.ts';
import type { Shown } from './use-verifier.ts';

const MARK = { green: 'verified', red: 'circle-x', waits: 'hourglass' } as const;

export function Outcome({ shown }: { shown: Shown }) {
  return (
    <>
      <Verdict shown={shown} />
      {shown.is === 'done' && (
        <ol className="vsteps">
          {shown.report.lines.map((line) => (
            <Step key={line.step} line={line} />
          ))}
        </ol>
      )}
    </>
  );
}

/** What it comes to, said once it is there. */
function Verdict({ shown }: { shown: Shown }) {
  const { title, text, look, icon } = saidOf(shown);
  return (
    <section className={`vdict${look}`} role="status" data-verdict={verdictOf(shown)}>
      <Icon name={icon} className={shown.is === 'busy' ? 'spin' : ''} />
      <h2>{title}</h2>
      <p>{text}</p>
      {shown.is === 'busy' && shown.progress && (
        <progress
          className="vdict__bar"
          max={shown.progress.all}
          value={shown.progress.done}
          aria-label={t('verifier.verdict.busy')}
        />
      )}
    </section>
  );
}

const verdictOf = (shown: Shown): string => (shown.is === 'done' ? shown.report.verdict : shown.is);

const LOOK: Readonly<Record<Report['verdict'], string>> = {
  green: '',
  red: ' vdict--bad',
  waits: ' vdict--quiet',
};

function saidOf(shown: Shown): { title: string; text: string; look: string; icon: string } {
  switch (shown.is) {
    case 'done': {
      const { verdict, title, text } = shown.report;
      return { title, text, look: LOOK[verdict], icon: MARK[verdict] };
    }
    case 'busy':
      return {
        title: t('verifier.verdict.busy'),
        text: shown.progress
          ? t('verifier.busy.text', {
              done: grouped(shown.progress.done),
              all: grouped(shown.progress.all),
            })
          : '',
        look: ' vdict--quiet',
        icon: 'loader-circle',
      };
    case 'unread':
      return {
        title: t('verifier.verdict.unread'),
        text: t('verifier.unread.text'),
        look: ' vdict--bad',
        icon: 'circle-x',
      };
    case 'none':
      return {
        title: t('verifier.verdict.none'),
        text: t('verifier.none.text'),
        look: ' vdict--quiet',
        icon: 'shield-check',
      };
  }
}

const STEP = {
  right: { icon: 'verified', look: undefined },
  wrong: { icon: 'circle-x', look: 'is-bad' },
  waits: { icon: 'hourglass', look: 'is-skip' },
  skipped: { icon: 'minus', look: 'is-skip' },
} as const;

function Step({ line: { step, verdict, title, text, calc } }: { line: Line }) {
  const { icon, look } = STEP[verdict];
  return (
    <li className={look} data-step={step} data-verdict={verdict}>
      <Icon name={icon} size={24} />
      <div>
        <b>{title}</b>
        <p>{text}</p>
        {calc.length > 0 && (
          <div className="calc">
            {calc.map(({ label, value, isWrong }) => (
              <span key={label} className={isWrong ? 'hash is-x' : 'hash'}>
                <em>{label}</em>
                {value}
              </span>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
