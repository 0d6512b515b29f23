/**
 * The products of a comparison side by side; their names stay in sight, and on
 * a phone those of rows too.
 */
import { compareAddress } from '../../lib/compared.ts';
import { goodsAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import type { ComparedProduct } from './compared-data.ts';
import { compareRows } from './compare-rows.tsx';

export function CompareTable({ products }: { products: readonly ComparedProduct[] }) {
  const codes = products.map(({ goods }) => goods.code);
  return (
    <div className="cmp" role="region" aria-label={t('compare.title')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {products.map(({ goods }) => (
              <td key={goods.id}>
                <a
                  className="card__pic"
                  href={goodsAddress(goods.code)}
                  aria-hidden="true"
                  tabIndex={-1}
                >
                  <Picture url={goods.cover} />
                </a>
                <a
                  className="cmp__x"
                  href={compareAddress(codes.filter((code) => code !== goods.code))}
                  aria-label={t('select.remove', { name: goods.name })}
                >
                  <Icon name="x" size={16} />
                </a>
              </td>
            ))}
          </tr>
          <tr className="cmp__names">
            <td />
            {products.map(({ goods }, at) => (
              <th key={goods.id} scope="col">
                <a href={goodsAddress(goods.code)}>
                  <span className={`cmp__m cmpc--${at + 1}`} aria-hidden="true" />
                  <WholeWords text={goods.name} />
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(products).map((one, at) => (
            <tr
              key={`${one.name} ${at}`}
              className={products.length > 1 && new Set(one.values).size === 1 ? 'is-same' : ''}
            >
              <th scope="row">{one.name}</th>
              {one.cells.map((cell, column) => (
                <td key={codes[column]} className={column === one.best ? 'is-best' : ''}>
                  {cell}{' '}
                  {column === one.best && <span className="cmp__b">{t('compare.cheapest')}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
