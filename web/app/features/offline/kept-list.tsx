/** Pages that are kept, each with what it cost and when that was known. */
import { ownNameOf } from '#contract/market/country.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { asOf } from './as-of.ts';
import type { Kept } from './kept.ts';

export function KeptList({ kept }: { kept: readonly Kept[] }) {
  return (
    <ul className="kept">
      {kept.map(({ path, region, lang, name, cover, price, verdict, at, saved }) => (
        <li key={path}>
          <a href={path}>
            <span className="kept__p">
              {cover === null ? (
                <Icon name="newspaper" size={24} />
              ) : (
                <img src={cover} alt="" width="72" height="72" />
              )}
            </span>
            <span className="kept__t">
              <b lang={lang}>
                <WholeWords text={name} />
              </b>
              {price !== null && (
                <span className="kept__m">
                  <span className="price">{price}</span>
                  {verdict && (
                    <span className={`v v--${verdict.tone}`}>
                      <Icon name={verdict.icon} size={16} />
                      <span>
                        {verdict.struck && (
                          <>
                            <s>{verdict.struck}</s>{' '}
                          </>
                        )}
                        {verdict.text}
                      </span>
                    </span>
                  )}
                </span>
              )}
              <small>
                <Icon name="clock" size={16} />
                {t(price === null ? 'offline.page' : 'offline.price', { time: asOf(at) })}
                {region !== page().tenant.code && <span>{ownNameOf(region) ?? region}</span>}
              </small>
            </span>
            {saved && <Icon name="bookmark" className="kept__s" />}
          </a>
        </li>
      ))}
    </ul>
  );
}
