import fc from 'fast-check';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { wellFormed } from '#contract/text.ts';
import { makeWorld } from '../../../test/world.ts';
import { jsonOf } from './json.ts';

const world = await makeWorld();
const odd = fc
  .array(
    fc.constantFrom(
      '\0',
      '\ud835',
      '\udc00',
      '\\',
      '\\u0000',
      '\\ud835',
      '"',
      '𝑨',
      '👩‍👩‍👧',
      'a',
      '\n',
      '\u202e',
    ),
  )
  .map((all) => all.join(''));

test('whatever a text or a field name holds, PostgreSQL keeps it as jsonb', async () => {
  const { db } = await world.ctx();
  await fc.assert(
    fc.asyncProperty(fc.array(odd), fc.dictionary(odd, odd), async (texts, named) => {
      const row = await db.row<{ kept: { texts: string[] } }>(
        sql`select ${jsonOf({ texts, named })}::jsonb as kept`,
      );
      expect(row?.kept.texts).toEqual(texts.map(wellFormed));
    }),
    { numRuns: 200 },
  );
});
