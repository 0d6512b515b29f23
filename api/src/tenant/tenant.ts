/** Handlers of tenant calls. */
import { phoneRulesOf } from '#contract/account/rules.ts';
import { CURRENCIES, LISTED_CURRENCIES } from '#contract/market/currency.ts';
import { DATE_FORMATS, formatDate, STEADY_ZONES, zoneOffset } from '#contract/time.ts';
import type { Context } from '../kernel/context.ts';
import { areaOf } from './area.ts';
import type { Handler } from '../kernel/module.ts';
import sql from 'sql-template-tag';

export const baseInfo: Handler<'tenant.base-info'> = async (ctx) => {
  const { tenant } = ctx;
  const others = await allTenants(ctx);
  return {
    code: tenant.id,
    name: tenant.name,
    type: tenant.type,
    timezone: tenant.timezone,
    dateFormat: tenant.dateFormat,
    currencyCode: tenant.currency,
    languages: [...tenant.languages],
    iosAppId: tenant.iosAppId,
    androidAppId: tenant.androidAppId,
    phoneAreaCode: areaOf(tenant),
    contactEmail: tenant.contactEmail,
    social: [...tenant.social],
    searchKeywords:
      tenant.searchKeywords[ctx.lang] ??
      tenant.searchKeywords.en ??
      tenant.searchKeywords[tenant.languages[0] ?? 'th'] ??
      [],
    currentTimeMillis: ctx.now.getTime(),
    tenants: others.map((one) => ({
      code: one.id,
      name: one.name,
      currencyCode: one.currency,
      languages: [...one.languages],
      host: one.hosts[0] ?? null,
    })),
  };
};

export const clock: Handler<'tenant.clock'> = async ({ now }) => ({
  currentTimeMillis: now.getTime(),
});

interface TenantLine {
  id: string;
  name: Context['tenant']['name'];
  currency: Context['tenant']['currency'];
  languages: Context['tenant']['languages'];
  hosts: string[];
}

function allTenants(ctx: Context): Promise<TenantLine[]> {
  return ctx.db.rows<TenantLine>(
    sql`select id, name, currency, languages, hosts from tenant order by position, id`,
  );
}

export const timezones: Handler<'tenant.timezones'> = async (ctx) =>
  [...new Set([...STEADY_ZONES.keys(), ctx.tenant.timezone])].map((code) => ({
    code,
    name: code.split('/').at(-1)?.replaceAll('_', ' ') ?? code,
    offsetMinutes: zoneOffset(ctx.now.getTime(), code) / 60_000,
  }));

export const timeFormats: Handler<'tenant.time-formats'> = async (ctx) =>
  DATE_FORMATS.map((code) => ({
    code,
    example: formatDate(ctx.now, ctx.tenant.timezone, code),
  }));

/** Those listed for all, then those of regions that this installation added. */
export const currencies: Handler<'tenant.currencies'> = async (ctx) => {
  const own = (await allTenants(ctx)).map((one) => one.currency);
  return [...new Set([...LISTED_CURRENCIES, ...own])].map((code) => {
    const { symbol, digits, shownDecimals } = CURRENCIES[code];
    return { code, symbol, digits, shownDecimals };
  });
};

export const phoneRules: Handler<'tenant.phone-rules'> = async (ctx) =>
  phoneRulesOf(areaOf(ctx.tenant)).map(({ isEverywhere: _everywhere, ...rule }) => rule);
