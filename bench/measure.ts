/**
 * Measuring: work a second, and the median of alternating runs, because timings on a shared machine
 * are noisy.
 */

/** Calls a second of `work` over about `milliseconds`, after a warm-up of a fifth of that. */
export async function rate(work: () => unknown, milliseconds = 2000): Promise<number> {
  const run = async (limit: number) => {
    const begun = performance.now();
    let count = 0;
    while (performance.now() - begun < limit) {
      await work();
      count += 1;
    }
    return (count * 1000) / (performance.now() - begun);
  };
  await run(milliseconds / 5);
  return run(milliseconds);
}

/** The median ratio of `mine` to `floor`, measured in turns. */
export async function ratio(
  mine: () => Promise<number>,
  floor: () => Promise<number>,
  rounds = 3,
): Promise<{ ratio: number; mine: number; floor: number }> {
  const found = [];
  for (let round = 0; round < rounds; round += 1) {
    const [b, a] = [await floor(), await mine()];
    found.push({ ratio: a / b, mine: a, floor: b });
  }
  return found.sort((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)] as (typeof found)[number];
}

export interface Line {
  what: string;
  value: string;
  target?: string;
  ok?: boolean;
}

const lines: Line[] = [];

export function report(what: string, value: string, target?: { text: string; ok: boolean }): void {
  lines.push({ what, value, ...(target ? { target: target.text, ok: target.ok } : {}) });
  process.stdout.write(
    `${what.padEnd(58)} ${value.padEnd(40)} ${target ? `${target.text} ${target.ok ? 'ok' : 'BELOW'}` : ''}\n`,
  );
}

export const percent = (value: number): string => `${(value * 100).toFixed(0)} %`;
