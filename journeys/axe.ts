/** What axe finds on a page (BEY-33). */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Rules that are broken, each with where; none: all is well. Pages have no frames of other sites,
 * so that one script of axe sees everything, and what is well is not listed: a fifth of the time.
 */
export async function faultsOf(
  page: Page,
  within: { readonly only?: string; readonly without?: string } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within.only) axe.include(within.only);
  if (within.without) axe.exclude(within.without);
  const { violations } = await axe.analyze();
  return violations.map(
    (one) => `${one.id}: ${one.nodes.map(({ html }) => html.slice(0, 140)).join(' ')}`,
  );
}
