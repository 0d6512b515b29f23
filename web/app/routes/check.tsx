/**
 * Checking a link (BEY-14): paste what an app of a shop shares, and read whether the discount is
 * real. Without an account, and without script.
 */
import { useLoaderData } from 'react-router';
import { loadChecked } from '../features/check/checked.ts';
import type { Checked } from '../features/check/checked.ts';
import { Entrance } from '../features/check/entrance.tsx';
import { Found } from '../features/check/found.tsx';
import { LinkBox } from '../features/check/link-box.tsx';
import { Missed } from '../features/check/missed.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';

function CheckPage() {
  const checked = useLoaderData<Checked>();
  const pasted = checked.view === 'entrance' ? '' : checked.pasted;
  return (
    <div className="check-page">
      <h1 className="page__h">{t('check.title')}</h1>
      <p className="page__sub" id="check-hint">
        {t('check.intro')}
      </p>
      <LinkBox key={pasted} value={pasted} hint="check-hint" />
      {checked.view === 'entrance' && <Entrance />}
      {checked.view === 'found' && <Found found={checked} />}
      {checked.view === 'missed' && <Missed missed={checked} />}
    </div>
  );
}

export default definePage<Checked>({
  load: ({ call, url }) => loadChecked(call, url),
  head: (checked) => ({
    title: `${checked.view === 'found' ? t('check.head', { name: checked.goods.name }) : t('check.title')} · ${t('site.name')}`,
    description: t('check.intro'),
    canonical: '/check',
    everywhere: true,
    noindex: checked.view !== 'entrance',
  }),
  Page: CheckPage,
});
