import { expect, test } from 'vitest';
import { makeWorld } from '../../../test/world.ts';

const world = await makeWorld();

test('TEN-01, TEN-02, API-58: every tenant answers with its own code, timezone, date format and app ids', async () => {
  const codes = [];
  for (const tenant of ['TH', 'ID', 'SG', 'MY', 'PH', 'VN']) {
    const { data, code } = await world.call('tenant.base-info', {}, { 'x-tenant': tenant });
    expect(code).toBe(200);
    codes.push(data?.code);
    expect(data).toMatchObject({
      timezone: expect.stringMatching(/^Asia\//),
      iosAppId: expect.any(String),
      androidAppId: expect.any(String),
      dateFormat: expect.any(String),
    });
  }
  expect(codes).toEqual(['TH', 'ID', 'SG', 'MY', 'PH', 'VN']);
});

test('TEN-01: a host names its tenant, and an unknown X-Tenant is refused', async () => {
  const byHost = await world.app.server.inject({
    url: '/api/saas-user-service/common/base/info',
    headers: { host: 'id.khum.example' },
  });
  expect(byHost.json().data.code).toBe('ID');
  const unknown = await world.call('tenant.base-info', {}, { 'x-tenant': 'XX' });
  expect(unknown).toMatchObject({ success: false, code: 422, errorKey: 'tenant.unknown' });
});

test('TEN-09: the server clock travels with the tenant', async () => {
  const { data } = await world.call('tenant.base-info');
  expect(data?.currentTimeMillis).toBe(world.clock.now().getTime());
});

test('LAY-12, API-60: timezones, with their offset now', async () => {
  const { data } = await world.call('tenant.timezones');
  for (const tenant of ['TH', 'ID', 'SG', 'MY', 'PH', 'VN']) {
    const { data: info } = await world.call('tenant.base-info', {}, { 'x-tenant': tenant });
    expect(
      data?.map((zone) => zone.code),
      tenant,
    ).toContain(info?.timezone);
  }
  expect(data?.find((zone) => zone.code === 'Asia/Bangkok')).toEqual({
    code: 'Asia/Bangkok',
    name: 'Bangkok',
    offsetMinutes: 420,
  });
  expect(data?.find((zone) => zone.code === 'Asia/Kolkata')?.offsetMinutes).toBe(330);
});

test('LAY-12, API-61: date formats, each with today in the tenant as its example', async () => {
  const { data } = await world.call('tenant.time-formats');
  expect(data?.slice(0, 2)).toEqual([
    { code: 'YYYY-MM-DD', example: '2026-11-21' },
    { code: 'DD/MM/YYYY', example: '21/11/2026' },
  ]);
  for (const tenant of ['TH', 'ID', 'SG', 'MY', 'PH', 'VN']) {
    const { data: info } = await world.call('tenant.base-info', {}, { 'x-tenant': tenant });
    expect(
      data?.map((format) => format.code),
      tenant,
    ).toContain(info?.dateFormat || 'YYYY-MM-DD');
  }
});

test('LAY-12, API-62: the nine currencies of the specification with their symbols, then the dong', async () => {
  const { data } = await world.call('tenant.currencies');
  expect(data?.map(({ code, symbol }) => `${code} ${symbol}`)).toEqual([
    'USD $',
    'SGD S$',
    'THB ฿',
    'MYR RM',
    'PHP ₱',
    'INR ₹',
    'HKD HK$',
    'CNY ¥',
    'IDR Rp',
    'VND ₫',
  ]);
  expect(data?.filter((one) => one.shownDecimals === 0).map((one) => one.code)).toEqual([
    'IDR',
    'VND',
  ]);
});

test('LAY-12, API-63, UI-06: the countries of phone numbers, each with name, area code, code and a pattern that is one', async () => {
  const { data } = await world.call('tenant.phone-rules');
  expect(data?.map(({ areaCode, code }) => `${areaCode} ${code}`)).toEqual([
    '66 TH',
    '62 ID',
    '63 PH',
    '65 SG',
    '60 MY',
    '84 VN',
    '86 CN',
  ]);
  for (const rule of data ?? []) {
    expect(rule.name).toMatch(/^[A-Z][a-z]+$/);
    expect(new RegExp(rule.pattern).test('')).toBe(false);
  }
});
