/** Four digits. They roll once when a number comes, and never where less motion is asked for. */
import { t } from '../../lib/message.ts';
import { drawNumber } from './number.ts';

interface DigitsProps {
  /** Null: none yet. */
  number: number | null;
  /** It has just come. */
  isNew?: boolean;
}

export function Digits({ number, isNew = false }: DigitsProps) {
  const digits = number === null ? '––––' : drawNumber(number);
  const look = number === null ? ' digits--wait' : isNew ? ' is-roll' : '';
  return (
    <p
      className={`digits${look}`}
      role="img"
      aria-label={number === null ? t('lottery.digits.none') : digits}
    >
      {[...digits].map((digit, at) => (
        // a place holds one digit after the other
        // oxlint-disable-next-line react/no-array-index-key
        <b key={at}>
          <span className="num">{digit}</span>
        </b>
      ))}
    </p>
  );
}
