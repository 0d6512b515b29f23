/** Whether the bots are what the settings say, and post to this site. Sends nothing. */
import type { Config } from '../../kernel/config.ts';
import { askTrusted, NoAnswer } from '../../kernel/outside.ts';
import type { OutsideReach } from '../../kernel/outside.ts';
import { recordOf, textOf } from './reading.ts';

export interface TriedBot {
  readonly name: 'LINE' | 'Telegram';
  /** Null: it is well. */
  readonly trouble: string | null;
}
type Limits = Pick<OutsideReach, 'ca' | 'limitMs'>;

export async function tryBots(
  { bots: { line, telegram }, publicUrl }: Config,
  limits: Limits = {},
): Promise<TriedBot[]> {
  const tried: TriedBot[] = [];
  const ask = (url: string, token?: string) => answerOf(url, token, limits);
  if (line) {
    const trouble = await troubleOf(async () => {
      const { basicId } = await ask(`${line.url}/v2/bot/info`, line.token);
      if (basicId !== line.name) return `LINE_BOT_TOKEN belongs to ${textOf(basicId)}`;
      const hook = await ask(`${line.url}/v2/bot/channel/webhook/endpoint`, line.token);
      if (hook.active === false) return '"Use webhook" is off';
      return hookTrouble(textOf(hook.endpoint), publicUrl, 'line');
    });
    tried.push({ name: 'LINE', trouble });
  }
  if (telegram) {
    const base = `${telegram.url}/bot${telegram.token}`;
    const trouble = await troubleOf(async () => {
      const { username } = recordOf((await ask(`${base}/getMe`)).result);
      if (username !== telegram.name) return `TELEGRAM_BOT_TOKEN belongs to ${textOf(username)}`;
      const hook = recordOf((await ask(`${base}/getWebhookInfo`)).result);
      const failure = textOf(hook.last_error_message);
      if (failure !== '') return `its last post failed: ${failure}`;
      return hookTrouble(textOf(hook.url), publicUrl, 'telegram');
    });
    tried.push({ name: 'Telegram', trouble });
  }
  return tried;
}

async function troubleOf(look: () => Promise<string | null>): Promise<string | null> {
  try {
    return await look();
  } catch (error) {
    // what went wrong, and not the address, which holds the token
    if (error instanceof NoAnswer) return error.message;
    throw error;
  }
}

async function answerOf(
  url: string,
  token: string | undefined,
  limits: Limits,
): Promise<Record<string, unknown>> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const { status, text } = await askTrusted(url, { method: 'GET', headers }, limits);
  // LINE says so where no webhook was entered
  if (status === 404 && url.endsWith('/endpoint')) return {};
  if (status === 401 || status === 403 || status === 404)
    throw new NoAnswer(`the token is refused (${status})`);
  if (status !== 200) throw new NoAnswer(`it answers ${status}`);
  try {
    return recordOf(JSON.parse(text));
  } catch {
    throw new NoAnswer('it answers no JSON');
  }
}

/** Without a public address there is none to compare with. */
function hookTrouble(
  actual: string,
  publicUrl: string | undefined,
  name: 'line' | 'telegram',
): string | null {
  const expected = publicUrl && new URL(`/hooks/${name}`, publicUrl).href;
  if (!expected || actual === expected) return null;
  return `its webhook is ${actual || 'not set'} instead of ${expected}`;
}
