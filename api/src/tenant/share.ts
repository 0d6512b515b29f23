/**
 * Which targets the share button offers (API-98, UI-07): all, less those that the tenant's settings
 * switch off under `share`.
 */
import type { Handler } from '../kernel/module.ts';

export const shareSwitch: Handler<'switch.share'> = async ({ tenant: { settings } }) => {
  const given = (settings.share ?? {}) as Record<string, unknown>;
  const on = (name: string) => given[name] !== false;
  return {
    copyLink: on('copyLink'),
    native: on('native'),
    line: on('line'),
    facebook: on('facebook'),
  };
};
