/** What a comparison says of each product, a row each: what is the same everywhere says nothing and is marked so. */
import type { ReactNode } from 'react';
import { billOf } from '#contract/price/bill.ts';
import { brandAddress, categoryAddress, goodsAddress } from '../../lib/address.ts';
import { figure, ratingText } from '../../lib/figure.ts';
import { t } from '../../lib/message.ts';
import { money, toPay } from '../../lib/money.ts';
import { shortDate } from '../../lib/when.ts';
import { answerBeside } from '../chart/outlook.tsx';
import { saidFacts } from '../goods/said-facts.ts';
import { unitWords } from '../goods/unit-line.tsx';
import { PriceRow } from '../price/price.tsx';
import { reasonOf, VerdictLine } from '../price/verdict.tsx';
import type { ComparedProduct } from './compared-data.ts';

export interface CompareRow {
  readonly name: string;
  readonly cells: readonly ReactNode[];
  /** What is compared in each cell: alike everywhere, the row is quiet. */
  readonly values: readonly string[];
  /** The column that does best, where one does. */
  readonly best?: number | undefined;
}

type Cell = readonly [value: string, shown: ReactNode];

const row = (
  name: string,
  products: readonly ComparedProduct[],
  cell: (one: ComparedProduct) => Cell,
  best?: number,
): CompareRow => {
  const cells = products.map(cell);
  return {
    name,
    cells: cells.map(([, shown]) => shown),
    values: cells.map(([value]) => value),
    best,
  };
};

const plain = (text: string): Cell => [text, text === '' ? '–' : text];

const payOf = ({ goods }: ComparedProduct): number => billOf(goods.parts, goods.stack).payAmount;

export function compareRows(products: readonly ComparedProduct[]): CompareRow[] {
  const sold = products.filter(({ goods }) => goods.isCurrent && goods.inStock);
  const least = Math.min(...sold.map(payOf));
  const cheapest = sold.filter((one) => payOf(one) === least);
  const best =
    products.length > 1 && cheapest.length === 1
      ? products.indexOf(cheapest[0] as ComparedProduct)
      : undefined;
  return [
    row(t('compare.price'), products, (one) => [
      String(one.goods.currentAmount),
      <PriceRow key="p" card={one.goods} />,
    ]),
    row(
      t('compare.pay'),
      products,
      (one) => plain(one.goods.isCurrent ? toPay(payOf(one), one.goods.currencyCode) : ''),
      best,
    ),
    row(t('compare.verdict'), products, ({ goods }) => [
      goods.verdict.kind,
      <div key="v">
        <VerdictLine of={goods} />
        <p className="card__why">{reasonOf(goods)}</p>
      </div>,
    ]),
    ...ofHistory(products),
    ...ofGoods(products),
    ...ofAttributes(products),
  ];
}

function ofHistory(products: readonly ComparedProduct[]): CompareRow[] {
  return [
    row(t('compare.lowest'), products, ({ stat }) => {
      const min = stat?.min;
      return plain(
        min && stat ? `${money(min.amount, stat.currencyCode)} · ${shortDate(min.time)}` : '',
      );
    }),
    row(t('compare.usual'), products, ({ stat }) =>
      plain(stat?.typical == null ? '' : money(stat.typical, stat.currencyCode)),
    ),
    row(t('wait.title'), products, ({ outlook, goods }) =>
      plain(outlook ? answerBeside(outlook, goods.verdict.kind) : ''),
    ),
  ];
}

function ofGoods(products: readonly ComparedProduct[]): CompareRow[] {
  const rows = [
    row(t('compare.unit'), products, ({ goods }) =>
      plain(goods.unitPrice ? unitWords(goods.unitPrice, goods.currencyCode) : ''),
    ),
    row(t('compare.offers'), products, ({ goods }) => [
      String(goods.offerCount),
      <a key="o" className="link" href={`${goodsAddress(goods.code)}#offers`}>
        {t('goods.offers', { n: goods.offerCount })}
      </a>,
    ]),
    row(t('compare.coupons'), products, ({ goods }) => plain(figure(goods.vouchers.length))),
    row(t('compare.rating'), products, ({ goods }) =>
      plain(
        goods.rating === null ? '' : `★ ${ratingText(goods.rating)} (${figure(goods.reviewCount)})`,
      ),
    ),
    row(t('compare.sold'), products, ({ goods }) => plain(figure(goods.soldCount))),
    row(t('compare.brand'), products, ({ goods: { brand } }) => [
      brand?.name ?? '',
      brand ? (
        <a key="b" className="link" href={brandAddress(brand.code)}>
          {brand.name}
        </a>
      ) : (
        '–'
      ),
    ]),
    row(t('compare.category'), products, ({ goods: { breadcrumb } }) => {
      const category = breadcrumb.at(-1);
      return [
        category?.name ?? '',
        category ? (
          <a key="c" className="link" href={categoryAddress(category)}>
            {category.name}
          </a>
        ) : (
          '–'
        ),
      ];
    }),
  ];
  return rows.filter(({ values }) => values.some((value) => value !== ''));
}

/** The names in the order of the products, each once however feeds write it. */
function ofAttributes(products: readonly ComparedProduct[]): CompareRow[] {
  const facts = new Map(products.map((one) => [one, saidFacts(one.goods.attributes)]));
  const names = new Map(
    [...facts.values()].flat().map(({ name }) => [name.toLowerCase(), name] as const),
  );
  return [...names].slice(0, 30).map(([same, name]) =>
    row(name, products, (one) =>
      plain(
        (facts.get(one) ?? [])
          .filter((fact) => fact.name.toLowerCase() === same)
          .map(({ value }) => value)
          .join(', '),
      ),
    ),
  );
}
