/** Tenants: which region a request belongs to, and what a client must know about it. */
import type { Module } from '../kernel/module.ts';
import { mountAppLinks } from './app-links.ts';
import { shareSwitch } from './share.ts';
import { baseInfo, clock, currencies, phoneRules, timeFormats, timezones } from './tenant.ts';

export { tenantDirectory } from './directory.ts';

export const tenant: Module = {
  name: 'tenant',
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
