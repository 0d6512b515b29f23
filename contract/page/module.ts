/** Modules that pages are built from (rows DEAL-06, LOW; AMB-62). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { ActivityCard } from '../activity/activity.ts';
import { Brand } from '../catalog/brand.ts';
import { DealCard, GoodsCard, Image } from '../catalog/card.ts';
import { Category } from '../catalog/category.ts';
import { ContentCard, Jump } from '../content/card.ts';
import { Coupon } from '../coupon/coupon.ts';
import { ItemGroup } from '../ranking/item-group.ts';
import { Id, MaybeTime, oneOf } from '../shapes.ts';

/** LOW-03: `#abc`, `#aabbcc`, with or without the sign; nothing else. */
export const HEX_COLOUR = '^#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$';
const hex = new RegExp(HEX_COLOUR);

/** VAL-17 */
export function isHexColour(typed: string): boolean {
  return hex.test(typed);
}

const Colour = Type.Union([Type.String({ pattern: HEX_COLOUR }), Type.Null()]);
export const ModuleStyle = Type.Object({
  background: Colour,
  colour: Colour,
  columns: Type.Integer({ minimum: 1, maximum: 12 }),
  layout: oneOf(['VERTICAL', 'HORIZONTAL', 'CAROUSEL']),
});

/** Home modules know two types (DEAL-06). */
export const HOME_MODULE_TYPES = ['DEAL', 'CATEGORY'] as const;
const home = {
  id: Id,
  title: Type.String(),
  style: ModuleStyle,
  hasNext: Type.Boolean({ description: 'page-by-module has more' }),
};
export const HomeModule = Type.Union([
  Type.Object({ ...home, type: Type.Literal('DEAL'), items: Type.Array(DealCard) }),
  Type.Object({ ...home, type: Type.Literal('CATEGORY'), categories: Type.Array(Category) }),
]);
export type HomeModule = Static<typeof HomeModule>;

export const MODULE_TYPES = [
  'BANNER',
  'NOTICE_LIST',
  'DEAL',
  'GOODS',
  'CATEGORY',
  'BRAND',
  'COUPON',
  'RANKING',
  'CONTENT',
  'COUNTDOWN',
  'RICH_TEXT',
  'ACTIVITY',
] as const;
export type ModuleType = (typeof MODULE_TYPES)[number];

const page = {
  id: Id,
  title: Type.String(),
  style: ModuleStyle,
  hasNext: Type.Boolean(),
  more: Type.Union([Jump, Type.Null()], { description: 'View more' }),
};
const Banner = Type.Object({
  image: Image,
  alt: Type.String(),
  jump: Type.Union([Jump, Type.Null()]),
});
export const PageModule = Type.Union([
  Type.Object({ ...page, type: Type.Literal('BANNER'), banners: Type.Array(Banner) }),
  Type.Object({
    ...page,
    type: Type.Literal('NOTICE_LIST'),
    notices: Type.Array(
      Type.Object({ text: Type.String(), jump: Type.Union([Jump, Type.Null()]) }),
    ),
  }),
  Type.Object({ ...page, type: Type.Literal('DEAL'), items: Type.Array(DealCard) }),
  Type.Object({ ...page, type: Type.Literal('GOODS'), goods: Type.Array(GoodsCard) }),
  Type.Object({ ...page, type: Type.Literal('CATEGORY'), categories: Type.Array(Category) }),
  Type.Object({ ...page, type: Type.Literal('BRAND'), brands: Type.Array(Brand) }),
  Type.Object({ ...page, type: Type.Literal('COUPON'), coupons: Type.Array(Coupon) }),
  Type.Object({ ...page, type: Type.Literal('RANKING'), groups: Type.Array(ItemGroup) }),
  Type.Object({ ...page, type: Type.Literal('CONTENT'), contents: Type.Array(ContentCard) }),
  Type.Object({
    ...page,
    type: Type.Literal('COUNTDOWN'),
    toTime: MaybeTime,
    jump: Type.Union([Jump, Type.Null()]),
  }),
  Type.Object({
    ...page,
    type: Type.Literal('RICH_TEXT'),
    html: Type.String({ description: 'Sanitised' }),
  }),
  Type.Object({
    ...page,
    type: Type.Literal('ACTIVITY'),
    activityId: Id,
    activity: ActivityCard,
    image: Image,
    jump: Jump,
  }),
]);
export type PageModule = Static<typeof PageModule>;
