/**
 * Which messages reach somebody, and how: a mark for each type and way, saved as soon as it is set
 * (BEY-35).
 */
import { useRef, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import type { NotificationType } from '#contract/message/kind.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { AddEmail } from '../account/add-email.tsx';

type Preferences = Answer<'message.preferences'>;
type Preference = Preferences['types'][number];
const WAYS = ['inApp', 'email', 'webPush'] as const;
type Way = (typeof WAYS)[number];

export function Ways({ first }: { first: Preferences }) {
  const [types, setTypes] = useState(first.types);
  const turn = useRef(0);
  async function set(type: NotificationType, way: Way, value: boolean) {
    const mine = (turn.current += 1);
    const mark = (to: boolean) =>
      setTypes((known) => known.map((one) => (one.type === type ? { ...one, [way]: to } : one)));
    mark(value);
    try {
      const saved = await browserCaller('message.save-preferences', {
        types: [{ type, [way]: value }],
      });
      // an answer from before the last tap knows nothing of it
      if (mine === turn.current) setTypes(saved.types);
    } catch {
      // the caller has said why
      mark(!value);
    }
  }
  // what is not shown on the site goes nowhere else either
  const isOff = (one: Preference, way: Way) =>
    way === 'inApp' ? one.fixed : !one.inApp || (way === 'email' && !first.hasEmail);
  return (
    <section className="own__sec">
      <table className="channel-table">
        <caption className="sr">{t('ways.caption')}</caption>
        <thead>
          <tr>
            <td />
            {WAYS.map((way) => (
              <th key={way} scope="col">
                {t(`ways.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map((one) => (
            <tr key={one.type}>
              <th scope="row">
                {t(`message.type.${one.type}`)}
                <small className="muted">{t(`ways.${one.type}`)}</small>
              </th>
              {WAYS.map((way) => (
                <td key={way}>
                  <label className="check">
                    <span className="sr">{`${t(`message.type.${one.type}`)}: ${t(`ways.${way}`)}`}</span>
                    <input
                      type="checkbox"
                      checked={one[way] && (way === 'inApp' || !isOff(one, way))}
                      disabled={isOff(one, way)}
                      onChange={(event) => void set(one.type, way, event.target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="field__hint">{t('ways.hint')}</p>
      {!first.hasEmail && (
        <p>
          {t('ways.no-email')} <AddEmail />
        </p>
      )}
    </section>
  );
}
