/** The arithmetic for other tools: nobody has to trust this page. */
import { t } from '../../lib/message.ts';

const COMMANDS = [
  'commit = SHA-256(seed ‖ activity)',
  'hash = SHA-256(previous|drawNo|user|userDrawNo|time|round|word)',
  'mac = HMAC-SHA-256(seed, activity:user:drawNo:previous:round:randomness:word)',
  'randomness = SHA-256(signature of the round), hex',
  'number = first 4-byte word of mac below 4294960000, modulo 10000',
];

export function Elsewhere() {
  return (
    <section className="box">
      <h2>{t('verifier.elsewhere')}</h2>
      <p>{t('verifier.elsewhere.text')}</p>
      <details className="vhow">
        <summary>{t('verifier.elsewhere.how')}</summary>
        <ol className="calc">
          {COMMANDS.map((command) => (
            <li key={command} className="hash">
              {command}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
