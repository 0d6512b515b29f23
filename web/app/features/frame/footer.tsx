/**
 * The footer (NAV-30..32): contact, documents, social and store buttons, site map. Icons are 30x30.
 */
import { documentLanguageOf } from '#contract/language.ts';
import { localDay } from '#contract/time.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { hasFooterInfo } from './frame-rules.ts';
import { Logo } from '../../ui/logo.tsx';
import { StoreButtons } from './store-buttons.tsx';

export function Footer({ pathname }: { pathname: string }) {
  const { tenant, lang, currentTimeMillis } = page();
  const doc = documentLanguageOf(lang, tenant.languages);
  return (
    <footer className="foot">
      <div className="wrap">
        {hasFooterInfo(pathname) && (
          <div className="foot__g">
            <div className="foot__a">
              <p className="logo">
                <Logo />
                <span>{lang === 'th' ? 'คุ้ม' : 'khum'}</span>
              </p>
              <p>{t('site.about')}</p>
              {tenant.contactEmail && (
                <a className="link lone" href={`mailto:${tenant.contactEmail}`}>
                  {tenant.contactEmail}
                </a>
              )}
            </div>
            <Column
              title={t('footer.deals')}
              links={[
                ['/check', t('check.title')],
                ['/daily-special-offers', t('footer.daily')],
                ['/activities', t('footer.activities')],
                ['/coupons', t('nav.coupons')],
                ['/leaderboards', t('ranks.title')],
                ['/products', t('nav.goods')],
                ['/brands', t('nav.brands')],
                ['/ai', t('nav.ask')],
              ]}
            />
            <Column
              title={t('footer.trust')}
              links={[
                ['/how-we-judge', t('footer.judging')],
                [`/privacy?lang=${doc}`, t('footer.privacy')],
                ['/data-kept', t('footer.data')],
                [`/terms?lang=${doc}`, t('footer.terms')],
                ['/sitemap-page', t('footer.sitemap')],
              ]}
            />
            {tenant.social.length > 0 && (
              <div>
                <h2>{t('footer.follow')}</h2>
                <p className="foot__soc">
                  {tenant.social.map(({ kind, url }) => (
                    <a key={kind} href={url} rel="noopener noreferrer" aria-label={kind}>
                      <SocialMark kind={kind} />
                    </a>
                  ))}
                </p>
              </div>
            )}
            <div>
              <h2>{t('footer.app')}</h2>
              <StoreButtons />
              <ul className="in-browser">
                <li>
                  <a href="/download">{t('footer.install')}</a>
                </li>
              </ul>
            </div>
          </div>
        )}
        <p className="foot__end">
          <span>{`© ${localDay(currentTimeMillis, tenant.timezone).slice(0, 4)} ${t('site.name')}`}</span>
          <span>
            {tenant.name[lang]} · {tenant.currencyCode}
          </span>
        </p>
      </div>
    </footer>
  );
}

function Column({
  title,
  links,
}: {
  title: string;
  links: readonly (readonly [string, string])[];
}) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SocialMark({ kind }: { kind: string }) {
  return <img src={`/social/${kind}.svg`} alt="" width="30" height="30" loading="lazy" />;
}
