/** About us (NAV-13): what Khum does, who pays for it, where to say that something is wrong. */
import { t } from '../lib/message.ts';
import { page } from '../lib/page.ts';
import { definePage } from '../lib/route.ts';

function AboutPage() {
  const { tenant, lang } = page();
  return (
    <article className="about">
      <h1 className="page__h">{t('about.title')}</h1>
      <p className="read about__lead">{t('about.lead')}</p>
      <div className="about__g">
        <section>
          <h2>{t('about.how')}</h2>
          <ol className="read about__how">
            <li>{t('about.how.1')}</li>
            <li>{t('about.how.2')}</li>
            <li>{t('about.how.3')}</li>
          </ol>
          <p>
            <a className="btn btn--line" href="/how-we-judge">
              {t('footer.judging')}
            </a>
          </p>
        </section>
        <section>
          <h2>{t('about.money')}</h2>
          <p className="read">{t('about.money.1')}</p>
        </section>
        <section>
          <h2>{t('about.wrong')}</h2>
          <p className="read">
            {t('about.wrong.1')}{' '}
            {tenant.contactEmail && (
              <a className="link" href={`mailto:${tenant.contactEmail}`}>
                {tenant.contactEmail}
              </a>
            )}
          </p>
        </section>
        <section>
          <h2>{t('about.regions')}</h2>
          <p className="read">
            {t('about.regions.1')}{' '}
            {tenant.tenants.map((one) => `${one.name[lang]} (${one.currencyCode})`).join(', ')}
          </p>
        </section>
      </div>
    </article>
  );
}

export default definePage({
  head: () => ({
    title: `${t('about.title')} · ${t('site.name')}`,
    description: t('about.lead'),
    canonical: '/about-us',
    everywhere: true,
  }),
  Page: AboutPage,
});
