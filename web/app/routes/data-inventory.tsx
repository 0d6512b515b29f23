/**
 * What is stored about people, why and how long (BEY-27): one heading for each kind, and the ways
 * to see, change and end it.
 */
import { INVENTORY_KEYS, RETENTION_DAYS } from '#contract/account/inventory.ts';
import { LINK_WAIT_DAYS } from '#contract/alert/limits.ts';
import { t } from '../lib/message.ts';
import { page } from '../lib/page.ts';
import { definePage } from '../lib/route.ts';

function DataInventoryPage() {
  return (
    <article className="about">
      <h1 className="page__h">{t('inventory.title')}</h1>
      <p className="read about__lead">{t('inventory.lead')}</p>
      {page().beaconUrl === undefined && <p className="read">{t('inventory.alone')}</p>}
      <div className="data__g">
        {INVENTORY_KEYS.map((key) => (
          <section key={key}>
            <h2>{t(`inventory.${key}`)}</h2>
            <p className="read">{textOf(key)}</p>
          </section>
        ))}
      </div>
      <p>
        <a className="btn btn--line" href="/preferences" data-document>
          {t('inventory.choices')}
        </a>{' '}
        <a className="btn btn--line" href="/profile/security#data-export">
          {t('inventory.export')}
        </a>
      </p>
    </article>
  );
}

function textOf(key: (typeof INVENTORY_KEYS)[number]): string {
  if (key === 'signin') return t('inventory.signin.text', { days: RETENTION_DAYS.sessions });
  if (key === 'marks')
    return t('inventory.marks.text', { days: RETENTION_DAYS.voters, wait: LINK_WAIT_DAYS });
  if (key === 'messages') return t('inventory.messages.text', { days: RETENTION_DAYS.letters });
  if (key === 'visits') return t('inventory.visits.text', { days: RETENTION_DAYS.visits });
  if (key === 'programs') return t('inventory.programs.text', { days: RETENTION_DAYS.exports });
  return t(`inventory.${key}.text`);
}

export default definePage({
  head: () => ({
    title: `${t('inventory.title')} · ${t('site.name')}`,
    description: t('inventory.lead'),
    canonical: '/data-kept',
    everywhere: true,
  }),
  Page: DataInventoryPage,
});
