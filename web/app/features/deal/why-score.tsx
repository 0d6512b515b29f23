/**
 * The score of a deal: the points by part, which add up to the score exactly
 * (BEY-02).
 */
import type { Score } from '#contract/content/score.ts';
import { t } from '../../lib/message.ts';

export function WhyScore({ score }: { score: Score }) {
  return (
    <section className="pd__sec" aria-labelledby="why">
      <h2 id="why">{t('score.title')}</h2>
      <p className="score">
        <b>{score.score}</b>
        <span>{t('score.of')}</span>
      </p>
      <ul className="score-why">
        {score.items.map(({ part, points, max, text }) => (
          <li key={part}>
            <span>{text}</span>
            <svg aria-hidden="true">
              {max > 0 && (
                <>
                  <rect className="w0" width="100%" height="6" rx="3" />
                  <rect
                    className="w1"
                    width={`${Math.round((points / max) * 1000) / 10}%`}
                    height="6"
                    rx="3"
                  />
                </>
              )}
            </svg>
            <span className="num">
              {points}
              {max > 0 && <i> / {max}</i>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
