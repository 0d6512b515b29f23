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
  const byHost = await world.app.server.inject({ url: '/api/saas-user-service/common/base/info', headers: { host: 'id.khum.example' } });
  expect(byHost.json().data.code).toBe('ID');
  const unknown = await world.call('tenant.base-info', {}, { 'x-tenant': 'XX' });
  expect(unknown).toMatchObject({ success: false, code: 422, errorKey: 'tenant.unknown' });
});

test('TEN-09: the server clock travels with the tenant', async () => {
  const { data } = await world.call('tenant.base-info');
  expect(data?.currentTimeMillis).toBe(world.clock.now().getTime());
});
