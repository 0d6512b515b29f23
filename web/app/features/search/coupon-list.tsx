/** Coupons that the words name, with the way to all of their platform. */
import { LIST } from '#contract/constants.ts';
import { withQuery } from '../../lib/address.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { Ticket } from '../coupon/ticket.tsx';
import { PagedList } from '../list/paged-list.tsx';
import type { CouponListing } from './search-query.ts';

export function CouponList({
  listing: { list, page },
  keyword,
}: {
  listing: CouponListing;
  keyword: string;
}) {
  return (
    <section aria-labelledby="coupons">
      <div className="sec">
        <h2 id="coupons">{t('nav.coupons')}</h2>
        <a
          className="sec__more"
          href={withQuery('/coupons', { platform: list.platform ?? undefined })}
        >
          {t('see-all')}
        </a>
      </div>
      <PagedList
        key={`${keyword} ${page}`}
        first={list}
        page={page}
        size={LIST.pageSize}
        load={(next) =>
          browserCaller('search.coupons', {
            keyword,
            pageRequest: { page: next, size: LIST.pageSize },
          })
        }
      >
        {(coupons) => (
          <div className="tickets">
            {coupons.map((coupon) => (
              <Ticket key={coupon.id} coupon={coupon} />
            ))}
          </div>
        )}
      </PagedList>
    </section>
  );
}
