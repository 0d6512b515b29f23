import * as crypto from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';

/**
 * The hashing itself, counted: what it is asked for must not depend on whether somebody is known.
 */
const hashed = vi.hoisted(
  () => [] as { memory: number; passes: number; parallelism: number; length: number }[],
);
vi.mock('node:crypto', async (original) => {
  const real = await original<typeof crypto>();
  const argon2 = (algorithm: never, asked: never, done: never) => {
    const { memory, passes, parallelism, tagLength } = asked as {
      memory: number;
      passes: number;
      parallelism: number;
      tagLength: number;
    };
    hashed.push({ memory, passes, parallelism, length: tagLength });
    return (real.argon2 as unknown as (...given: unknown[]) => void)(algorithm, asked, done);
  };
  return { ...real, argon2, default: { ...real, argon2 } };
});

// other test files of this process have loaded the modules with the hashing as it is
vi.resetModules();
afterAll(() => void vi.resetModules());
const { makeWorld } = await import('../../../../test/world.ts');
const { signUp } = await import('../../../../test/people.ts');
const world = await makeWorld({ env: { LOGIN_TRIES: '30000', CODES_PER_ADDRESS: '100000' } });
const PASSWORD = 'Right1Password';
const here = { 'x-tenant': 'TH', 'accept-language': 'en' };

/** Signing in with a wrong password; a receiver is locked after ten, so each is asked once. */
async function wrong(email: string): Promise<{ answer: string; ms: number; work: string }> {
  hashed.length = 0;
  const began = performance.now();
  const { requestId: _, ...answer } = await world.call(
    'login.email',
    { email, password: 'Wrong1Password' },
    here,
  );
  return {
    answer: JSON.stringify(answer),
    ms: performance.now() - began,
    work: JSON.stringify(hashed),
  };
}

// a machine that is busy at the wrong moments may fail it by chance; hashing that is left out fails
// it every time
test('AUTH-21: known, without a password, and unknown: the same words, the same hashing, and no difference in time', {
  retry: 3,
}, async () => {
  const TURNS = 15;
  const known = await Promise.all(
    Array.from({ length: TURNS }, () => signUp(world, { password: PASSWORD })),
  );
  const bare = await Promise.all(Array.from({ length: TURNS }, () => signUp(world)));
  const took: Record<'known' | 'bare' | 'nobody', number[]> = { known: [], bare: [], nobody: [] };
  const answers = new Set<string>();
  const work = new Set<string>();
  await wrong('first@mail.example');
  for (let turn = 0; turn < TURNS; turn += 1) {
    const asked = [
      ['known', known[turn]?.email],
      ['bare', bare[turn]?.email],
      ['nobody', `nobody${turn}@mail.example`],
    ] as const;
    // in turns and each time in another order, so that what slows the machine slows all of them
    for (let at = 0; at < 3; at += 1) {
      const [kind, email] = asked[(at + turn) % 3] as (typeof asked)[number];
      const one = await wrong(email as string);
      took[kind].push(one.ms);
      answers.add(one.answer);
      work.add(one.work);
    }
  }
  expect([...answers]).toHaveLength(1);
  expect([...work]).toEqual([
    JSON.stringify([{ memory: 19_456, passes: 2, parallelism: 1, length: 32 }]),
  ]);
  // the quickest of each: whatever else the machine does only ever adds. The hash takes some 20 ms:
  // were it left out, they would lie that far apart
  const quickest = Object.values(took).map((ms) => Math.min(...ms));
  expect(Math.max(...quickest) - Math.min(...quickest), JSON.stringify(took)).toBeLessThan(
    0.5 * Math.min(...quickest),
  );
});
