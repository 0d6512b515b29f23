import type { Brand } from '#contract/catalog/brand.ts';
import { brandAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { SectionHead } from '../../ui/section-head.tsx';

/** Brands as chips, with a way to all of them. */
export function BrandStrip({ brands }: { brands: readonly Brand[] }) {
  if (brands.length === 0) return null;
  return (
    <section className="brand-strip" aria-labelledby="brands">
      <SectionHead id="brands" title={t('nav.brands')} more="/brands" />
      <div className="chips">
        {brands.slice(0, 16).map((brand) => (
          <a key={brand.id} className="chip" href={brandAddress(brand.code)}>
            {brand.name} <small className="num">{brand.goodsCount}</small>
          </a>
        ))}
      </div>
    </section>
  );
}
