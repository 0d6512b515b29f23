/**
 * The price of a deal's goods, as SQL over `deal d`, with the alias p. A giveaway has none: what
 * its goods cost elsewhere says nothing of it (AMB-32).
 */
import sql from 'sql-template-tag';

/** To be joined from the left. */
export const DEAL_PRICE = sql`goods_price p on p.goods_id = d.goods_id and not d.is_freebie`;

/** The same where the planner must look deal by deal; `offset 0` keeps it from reordering. */
export const DEAL_PRICE_EACH = sql`lateral (select * from goods_price p
    where p.goods_id = d.goods_id and not d.is_freebie offset 0) p on true`;

/** Whether a list may show the deal: it has a price, or costs nothing. */
export const IS_PRICED = sql`(p.goods_id is not null or d.is_freebie)`;
