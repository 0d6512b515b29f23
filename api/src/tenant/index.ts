/** Tenants: which region a request belongs to, and what a client must know about it. */
import type { Module } from '../kernel/module.ts';
import { addBuiltIn } from './built-in.ts';
import { mountAppLinks } from './app-links.ts';
import { shareSwitch } from './share.ts';
import { baseInfo, clock, currencies, phoneRules, timeFormats, timezones } from './tenant.ts';

export { areaOf } from './area.ts';
export { tenantDirectory } from './directory.ts';
export { addRegion, regions, setRegion, shownRegion } from './edit.ts';
export type { Change, Pairs } from './edit.ts';
export { RegionRefused } from './rule.ts';
export { SETTINGS } from './settings.ts';

export const tenant: Module = {
  name: 'tenant',
  setUp: addBuiltIn,
  handlers: {
    'tenant.base-info': baseInfo,
    'tenant.clock': clock,
    'tenant.timezones': timezones,
    'tenant.time-formats': timeFormats,
    'tenant.currencies': currencies,
    'tenant.phone-rules': phoneRules,
    'switch.share': shareSwitch,
  },
  mount: (server, _config, app) => mountAppLinks(server, app),
};
