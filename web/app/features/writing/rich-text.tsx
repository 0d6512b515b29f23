/**
 * Rich text that the API has made harmless, with live product cards where the author put them
 * (BEY-32). It is cleaned where it is stored and again where it is read, so the markup here comes
 * from an allow-list.
 */
import type { GoodsCard } from '#contract/catalog/card.ts';
import { InlineGoods } from './inline-goods.tsx';

const PLACE = /<div data-goods="([A-Za-z0-9_-]{1,64})"><\/div>/;

export function RichText({ html, goods }: { html: string; goods: readonly GoodsCard[] }) {
  const byCode = new Map(goods.map((card) => [card.code, card]));
  // split by a pattern with one group: words, code, words, code, words
  return (
    <div className="read rich">
      {html.split(PLACE).map((piece, at) => {
        if (at % 2 === 0)
          return piece === '' ? null : <div key={at} dangerouslySetInnerHTML={{ __html: piece }} />;
        const card = byCode.get(piece);
        return card ? <InlineGoods key={at} goods={card} /> : null;
      })}
    </div>
  );
}

/** Codes of the goods whose cards are in the text. */
export function goodsInText(html: string): Set<string> {
  return new Set([...html.matchAll(new RegExp(PLACE, 'g'))].map((found) => found[1] as string));
}
