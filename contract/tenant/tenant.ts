/** Tenants: what a visitor's client needs to know about the region it is in. */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall, NoAsk } from '../define.ts';
import { LANGUAGES } from '../language.ts';
import { CURRENCY_CODES } from '../money.ts';
import { oneOf } from '../shapes.ts';

export const TENANT_TYPES = ['DEAL', 'CONTENT'] as const;

export const TenantInfo = Type.Object({
  code: Type.String({ description: 'TH, ID, SG, MY, PH, VN, or what the operator added' }),
  name: Type.Object({ th: Type.String(), en: Type.String(), id: Type.String() }),
  type: oneOf(TENANT_TYPES, {
    description: 'CONTENT: `/` is also the discover page and article addresses are short (AMB-02)',
  }),
  timezone: Type.String(),
  dateFormat: Type.String({ description: 'Tokens YYYY MM DD; shown followed by HH:mm' }),
  currencyCode: oneOf(CURRENCY_CODES),
  languages: Type.Array(oneOf(LANGUAGES)),
  iosAppId: Type.String(),
  androidAppId: Type.String(),
  phoneAreaCode: Type.String({
    description:
      'Area that a phone number begins with in forms: 66 unless the setting `phoneAreaCode` of the tenant says another (AMB-06)',
  }),
  contactEmail: Type.String(),
  social: Type.Array(Type.Object({ kind: Type.String(), url: Type.String() })),
  searchKeywords: Type.Array(Type.String(), {
    description: 'Hot keywords: placeholders of the search box',
  }),
});
export type TenantInfo = Static<typeof TenantInfo>;

export const baseInfo = defineCall({
  name: 'tenant.base-info',
  id: 'API-58',
  method: 'GET',
  path: '/saas-user-service/common/base/info',
  who: 'anyone',
  doc: 'The tenant of this request, all tenants to switch to, and the server clock (TEN-01, TEN-02, TEN-09).',
  ask: NoAsk,
  answer: Type.Object({
    ...TenantInfo.properties,
    currentTimeMillis: Type.Integer({ description: 'Of this answer, which is never from a cache' }),
    tenants: Type.Array(
      Type.Object({
        code: Type.String(),
        name: TenantInfo.properties.name,
        currencyCode: oneOf(CURRENCY_CODES),
        languages: Type.Array(oneOf(LANGUAGES)),
        host: Type.Union([Type.String(), Type.Null()], {
          description: 'Its own host, if one is mapped',
        }),
      }),
    ),
  }),
});

export const clock = defineCall({
  name: 'tenant.clock',
  id: 'TEN-09',
  method: 'GET',
  path: '/saas-user-service/common/base/clock',
  who: 'anyone',
  doc: 'The server clock, never from a cache: what countdowns run by, whatever the clock of the device says.',
  ask: NoAsk,
  answer: Type.Object({ currentTimeMillis: Type.Integer() }),
});

export const timezones = defineCall({
  name: 'tenant.timezones',
  id: 'API-60',
  method: 'POST',
  path: '/service-in-one/i18n/timezones',
  who: 'anyone',
  doc: 'Timezones of the region, and that of this tenant, with their present offset in minutes.',
  ask: NoAsk,
  answer: Type.Array(
    Type.Object({ code: Type.String(), name: Type.String(), offsetMinutes: Type.Integer() }),
  ),
});
export const timeFormats = defineCall({
  name: 'tenant.time-formats',
  id: 'API-61',
  method: 'POST',
  path: '/service-in-one/i18n/time-formats',
  who: 'anyone',
  doc: 'Date formats that an operator may choose, with an example of each.',
  ask: NoAsk,
  answer: Type.Array(Type.Object({ code: Type.String(), example: Type.String() })),
});
export const currencies = defineCall({
  name: 'tenant.currencies',
  id: 'API-62',
  method: 'POST',
  path: '/service-in-one/i18n/currencies',
  who: 'anyone',
  doc: 'The nine currencies of the specification in its order, then VND (AMB-04), then those of regions that this installation added.',
  ask: NoAsk,
  answer: Type.Array(
    Type.Object({
      code: oneOf(CURRENCY_CODES),
      symbol: Type.String(),
      digits: Type.Integer({ description: 'Digits of the minor unit' }),
      shownDecimals: Type.Integer(),
    }),
  ),
});
export const phoneRules = defineCall({
  name: 'tenant.phone-rules',
  id: 'API-63',
  method: 'POST',
  path: '/service-in-one/i18n/phone-rules',
  who: 'anyone',
  doc: 'Countries whose phone numbers may be used in this tenant, with the pattern of the national number (UI-06, VAL-05..11, AMB-05).',
  ask: NoAsk,
  answer: Type.Array(
    Type.Object({
      name: Type.String(),
      areaCode: Type.String(),
      code: Type.String(),
      pattern: Type.String(),
    }),
  ),
});
