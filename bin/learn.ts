/**
 * `npm run learn`: learns from the examples what sentences want of the assistant, and says how often
 * that is right for examples that were left out (BEY-49).
 */
import { misuse, print, printJson, readArgs, run } from './command.ts';

const HELP = `Learns from api/src/assistant/learned/examples what sentences want, and keeps the weights.

  npm run learn -- [--check] [--json]

It says how many of the examples that were left out in turn are judged right.
--check keeps no weights.

Exit code: 0 done, 2 wrong usage.`;

const { values, positionals } = readArgs('learn', HELP, { check: { type: 'boolean' } });
if (positionals.length > 0) misuse('learn', 'It learns from all examples that there are');
const { learn } = await import('#api/assistant/index.ts');

await run(async () => {
  const { examples, right, sure } = learn(!values.check);
  if (values.json) printJson({ examples, right, sure });
  else {
    print(`${examples} examples; of those left out ${percent(right)} are judged right`);
    for (const one of sure)
      print(`surer than ${one.than}: ${percent(one.share)}, ${percent(one.right)} of them right`);
  }
  return 0;
});

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
