/**
 * Which test files begin first: of those that no run on this machine has timed yet, the ones that
 * take long for their size. A long file that begins last keeps one processor waiting.
 */
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

const LONG = [
  'house/lexicon',
  'api/src/ingest/run/process',
  'api/src/lists',
  'api/src/delivery/transport/crash',
  'server/upgrade',
  'seed/whole',
  'journeys/offline',
  'journeys/access',
  'journeys/other-browsers',
  'journeys/layout',
  'journeys/steady',
  'journeys/pictures',
  'journeys/draw-kills',
  'journeys/queued-watch',
  'journeys/watch-kills',
];
const isLong = ({ moduleId }: TestSpecification) =>
  LONG.some((name) => moduleId.endsWith(`/${name}.test.ts`));

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    if (sorted.some((file) => this.ctx.cache.getTestSpecificationResult(file))) return sorted;
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
