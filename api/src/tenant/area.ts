/** The calling code that phone numbers of a region begin with, unless they say another. */
import { PHONE_RULES } from '#contract/account/rules.ts';
import { VERIFICATION } from '#contract/constants.ts';
import type { Tenant } from '../kernel/context.ts';

/** That of the region's setting where somebody may sign in from it, else that of all. */
export function areaOf({ settings }: Pick<Tenant, 'settings'>): string {
  return (
    PHONE_RULES.find(({ areaCode }) => areaCode === String(settings.phoneAreaCode))?.areaCode ??
    VERIFICATION.defaultArea
  );
}
