/**
 * `npm run assistant`: asks the assistant questions, one after the other as in a conversation, and
 * prints its answers: by the rules alone, of the rows of the configured database. Nothing is stored
 * and nothing is counted (BEY-10).
 */
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '#contract/language.ts';
import type { Language } from '#contract/language.ts';
import type { Answered } from '#api/assistant/index.ts';
import type { Context } from '#api/kernel/context.ts';
import { inTenants, misuse, print, printJson, readArgs, run, say } from './command.ts';

const HELP = `Asks the assistant, and prints what the rules answer. Nothing is stored.

  npm run assistant -- --tenant TH "QUESTION" ["NEXT QUESTION" …] [--lang th] [--json]
  npm run assistant -- --turns FILE [--json]      conversations, one in JSON a line:
                                                  {"tenant": …, "lang": …, "turns": ["…", "…"]}

Exit code: 0 done, 1 no such region or file, 2 wrong usage.`;

interface Conversation {
  readonly tenant: string;
  readonly lang?: Language | undefined;
  readonly turns: readonly string[];
}

const { values, positionals } = readArgs('assistant', HELP, {
  tenant: { type: 'string' },
  turns: { type: 'string' },
  lang: { type: 'string' },
});
const { lang } = values;
if (lang !== undefined && !isLanguage(lang)) misuse('assistant', `${lang} is no language`);
if (values.turns === undefined && positionals.length === 0) misuse('assistant', 'Say what to ask');
if (values.turns === undefined && (values.tenant === undefined || values.tenant === 'all'))
  misuse('assistant', 'Say which region: --tenant TH');
if (values.turns !== undefined && (positionals.length > 0 || values.tenant !== undefined))
  misuse('assistant', 'A file says its regions and questions itself');
const { answersTo } = await import('#api/assistant/index.ts');
const { withParts } = await import('./parts.ts');

await run(() =>
  withParts(say, async (parts) => {
    const conversations =
      values.turns === undefined
        ? [{ tenant: values.tenant as string, lang, turns: positionals }]
        : conversationsIn(values.turns);
    let worst = 0;
    for (const one of conversations)
      worst = Math.max(
        worst,
        await inTenants(parts, one.tenant, 'assistant', (ctx) => converse(ctx, one)),
      );
    return worst;
  }),
);

async function converse(ctx: Context, { turns, lang: spoken }: Conversation): Promise<number> {
  const answers = await answersTo(spoken ? { ...ctx, lang: spoken } : ctx, turns);
  if (values.json)
    printJson({
      tenant: ctx.tenant.id,
      answers: answers.map((one, at) => ({ question: turns[at], ...one })),
    });
  else answers.forEach((one, at) => printAnswer(turns[at] as string, one));
  return 0;
}

function printAnswer(question: string, { text, cards, followUps }: Answered): void {
  print(`> ${question}\n${text}`);
  for (const { name, price, href } of cards) print(`  [${price} ${name}] ${href}`);
  print(`  (${followUps.join(' | ')})\n`);
}

/** Lines that are no conversation are said, and passed over. */
function conversationsIn(file: string): Conversation[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      if (line.trim() === '') return [];
      const read = conversationOf(line);
      if (!read) say(`Line ${at + 1} is no conversation.`);
      return read ?? [];
    });
}

function conversationOf(line: string): Conversation | undefined {
  let read: Record<string, unknown>;
  try {
    read = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
  const { tenant, turns, lang: spoken } = read ?? {};
  if (typeof tenant !== 'string' || !Array.isArray(turns) || turns.length === 0) return undefined;
  if (!turns.every((one) => typeof one === 'string' && one.trim() !== '')) return undefined;
  return {
    tenant,
    turns: turns as string[],
    lang: typeof spoken === 'string' && isLanguage(spoken) ? spoken : undefined,
  };
}

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}
