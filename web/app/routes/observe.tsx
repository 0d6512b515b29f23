/**
 * Telling a price that one sees at a shop (BEY-19): what it is for, the tools for it and one's own;
 * with `?url=` the form for one.
 */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { LIST } from '#contract/constants.ts';
import { SIGHTING } from '#contract/price/sighting-rule.ts';
import { pageOf } from '../features/list/paging.ts';
import { proposedBy } from '../features/observe/asked.ts';
import type { Proposed } from '../features/observe/asked.ts';
import { OfferChoice } from '../features/observe/offer-choice.tsx';
import { OwnSightings } from '../features/observe/own-sightings.tsx';
import { AddressForm } from '../features/observe/address-form.tsx';
import { PriceButton, PriceScript } from '../features/observe/price-button.tsx';
import { ReportForm } from '../features/observe/report-form.tsx';
import { EXTRA } from '../lib/call.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { headOf } from '#contract/text.ts';

type ObserveData =
  | {
      readonly view: 'home';
      readonly goods: Answer<'goods.detail'> | null;
      readonly mine: Answer<'sighting.mine'>;
      readonly page: number;
    }
  | { readonly view: 'form'; readonly proposed: Proposed; readonly look: Answer<'sighting.look'> };

function ObservePage() {
  const loaded = useLoaderData<ObserveData>();
  return (
    <div className="own">
      <h1 className="page__h">{t('observe.title')}</h1>
      <p>
        {t('observe.intro', { people: SIGHTING.people, hours: SIGHTING.windowHours })}{' '}
        <a className="link" href="/how-we-judge#shoppers">
          {t('observe.rules')}
        </a>
      </p>
      <noscript>
        <p>{t('observe.no-script')}</p>
      </noscript>
      {loaded.view === 'form' ? (
        <section className="own__sec">
          <ReportForm proposed={loaded.proposed} look={loaded.look} />
        </section>
      ) : (
        <>
          {loaded.goods && <OfferChoice goods={loaded.goods} />}
          <AddressForm />
          <PriceButton />
          <PriceScript />
          <OwnSightings first={loaded.mine} page={loaded.page} />
        </>
      )}
    </div>
  );
}

export default definePage<ObserveData>({
  async load({ call, url }) {
    if (url.searchParams.has('url')) {
      // the address is read, never fetched; nothing is stored before the form is sent
      const look = await call('sighting.look', {
        url: headOf((url.searchParams.get('url') ?? '').trim(), 2000),
      });
      return { view: 'form', proposed: proposedBy(url.searchParams, look.currencyCode), look };
    }
    const page = pageOf(url);
    const code = headOf(url.searchParams.get('goods') ?? '', 64);
    const [mine, goods] = await Promise.all([
      call('sighting.mine', { pageRequest: { page, size: LIST.pageSize } }),
      // who comes from a product chooses among its shops; without it the address is asked for as
      // ever
      code === '' ? null : call('goods.detail', { code }, EXTRA).catch(() => null),
    ]);
    return { view: 'home', page, goods, mine };
  },
  head: () => ({ title: `${t('observe.title')} · ${t('site.name')}`, noindex: true }),
  Page: ObservePage,
});
