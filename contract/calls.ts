/**
 * Every call of the product by its name. The API mounts this list, the typed caller is typed by it, and
 * `npm run map` prints it.
 */
import * as brand from './catalog/brand.ts';
import * as category from './catalog/category.ts';
import * as goods from './catalog/goods.ts';
import * as deal from './content/deal.ts';
import type { AnswerOf, AskOf, Call } from './define.ts';
import * as price from './price/history.ts';
import * as search from './search/search.ts';
import * as tenant from './tenant/tenant.ts';

type CallsIn<Module> = Extract<Module[keyof Module], Call>;
export type AnyCall =
  | CallsIn<typeof tenant> | CallsIn<typeof category> | CallsIn<typeof brand> | CallsIn<typeof goods>
  | CallsIn<typeof price> | CallsIn<typeof deal> | CallsIn<typeof search>;

export type CallName = AnyCall['name'];
type Named<Name extends CallName> = Extract<AnyCall, { name: Name }>;
/** What a call asks, as the API sees it: defaults filled in. */
export type Ask<Name extends CallName> = AskOf<Named<Name>>;
/** What a call answers: the `data` of its envelope. */
export type Answer<Name extends CallName> = AnswerOf<Named<Name>>;

const modules: readonly object[] = [tenant, category, brand, goods, price, deal, search];

/** All calls, by name. */
export const calls: ReadonlyMap<CallName, Call> = new Map(
  modules.flatMap((module) => Object.values(module).filter(isCall)).map((call) => [call.name as CallName, call]),
);

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'name' in value && 'path' in value && 'ask' in value && 'who' in value;
}
