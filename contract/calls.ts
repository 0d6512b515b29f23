/**
 * Every call of the product by its name. The API mounts this list, the typed caller is typed by it,
 * and `npm run map` prints it.
 */
import * as dataExport from './account/data-export.ts';
import * as login from './account/login.ts';
import * as password from './account/password.ts';
import * as profile from './account/profile.ts';
import * as provider from './account/provider.ts';
import * as secret from './account/secret.ts';
import * as session from './account/session.ts';
import * as toggles from './account/switch.ts';
import * as user from './account/user.ts';
import * as verification from './account/verification.ts';
import * as activity from './activity/activity.ts';
import * as badge from './activity/badge.ts';
import * as bonus from './activity/bonus.ts';
import * as lottery from './activity/lottery.ts';
import * as lotteryProof from './activity/proof.ts';
import * as alert from './alert/alert.ts';
import * as alertFeed from './alert/feed.ts';
import * as linkWait from './alert/link-wait.ts';
import * as watchList from './alert/list.ts';
import * as newsletter from './alert/newsletter.ts';
import * as alertMail from './alert/unsubscribe.ts';
import * as watch from './alert/watch.ts';
import * as conversation from './assistant/conversation.ts';
import * as brand from './catalog/brand.ts';
import * as category from './catalog/category.ts';
import * as check from './catalog/check.ts';
import * as goods from './catalog/goods.ts';
import * as content from './content/content.ts';
import * as dailySpecial from './content/daily-special.ts';
import * as deal from './content/deal.ts';
import * as draft from './content/draft.ts';
import * as finds from './content/finds.ts';
import * as guide from './content/guide.ts';
import * as score from './content/score.ts';
import * as vote from './content/vote.ts';
import * as coupon from './coupon/coupon.ts';
import type { AnswerOf, AskOf, Call } from './define.ts';
import * as hook from './developer/hook.ts';
import * as apiToken from './developer/token.ts';
import * as block from './interaction/block.ts';
import * as comment from './interaction/comment.ts';
import * as follow from './interaction/follow.ts';
import * as mark from './interaction/mark.ts';
import * as moderation from './interaction/moderation.ts';
import * as report from './interaction/report.ts';
import * as upload from './media/upload.ts';
import * as delivery from './message/delivery.ts';
import * as digest from './message/digest.ts';
import * as message from './message/message.ts';
import * as preference from './message/preference.ts';
import * as outbound from './outbound/outbound.ts';
import * as page from './page/page.ts';
import * as document from './page/document.ts';
import * as shortLink from './page/short-link.ts';
import * as price from './price/history.ts';
import * as exhibit from './price/exhibit.ts';
import * as outlook from './price/outlook.ts';
import * as outlookRecord from './price/outlook-record.ts';
import * as priceReport from './price/report.ts';
import * as said from './price/verdict-history.ts';
import * as sighting from './price/sighting.ts';
import * as itemGroup from './ranking/item-group.ts';
import * as kind from './search/kind.ts';
import * as related from './search/related.ts';
import * as search from './search/search.ts';
import * as click from './telemetry/click.ts';
import * as telemetry from './telemetry/event.ts';
import * as visit from './telemetry/visit.ts';
import * as tenant from './tenant/tenant.ts';

/** The modules in the order of the layers, each with its nouns. */
const modules = {
  tenant: [tenant],
  account: [
    secret,
    toggles,
    verification,
    login,
    provider,
    session,
    password,
    profile,
    user,
    dataExport,
  ],
  media: [upload],
  catalog: [category, brand, check, goods],
  price: [price, said, exhibit, outlook, outlookRecord, priceReport, sighting],
  content: [deal, dailySpecial, content, finds, draft, guide, vote, score],
  coupon: [coupon],
  ranking: [itemGroup],
  interaction: [mark, follow, block, comment, report, moderation],
  message: [message, digest, preference, delivery],
  search: [search, related, kind],
  alert: [alert, alertMail, alertFeed, watch, watchList, linkWait, newsletter],
  activity: [activity, lottery, lotteryProof, bonus, badge],
  page: [page, shortLink, document],
  outbound: [outbound],
  telemetry: [telemetry, click, visit],
  developer: [apiToken, hook],
  assistant: [conversation],
} as const;

export type ModuleName = keyof typeof modules;
type CallsIn<Noun> = Noun extends object ? Extract<Noun[keyof Noun], Call> : never;
export type AnyCall = CallsIn<(typeof modules)[ModuleName][number]>;

export type CallName = AnyCall['name'];
type Named<Name extends CallName> = Extract<AnyCall, { name: Name }>;
/** What a call asks, as the API sees it: defaults filled in. */
export type Ask<Name extends CallName> = AskOf<Named<Name>>;
/** What a call answers: the `data` of its envelope. */
export type Answer<Name extends CallName> = AnswerOf<Named<Name>>;

const listed = Object.entries(modules).flatMap(([module, nouns]) =>
  nouns
    .flatMap((noun) => (Object.values(noun) as unknown[]).filter(isCall))
    .map((call) => ({ module: module as ModuleName, call })),
);

/** All calls in the order of the layers, as written: what proves that no name is taken twice. */
export const everyCall: readonly Call[] = listed.map(({ call }) => call);
/** All calls, by name. */
export const calls: ReadonlyMap<CallName, Call> = new Map(
  listed.map(({ call }) => [call.name as CallName, call]),
);

const owners: ReadonlyMap<string, ModuleName> = new Map(
  listed.map(({ module, call }) => [call.name, module]),
);
/** The module that a call belongs to. */
export function moduleOf(name: string): ModuleName | undefined {
  return owners.get(name);
}

function isCall(value: unknown): value is Call {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'path' in value &&
    'ask' in value &&
    'who' in value
  );
}
