/** Settings of the bots that carry messages to chats (docs/channels.md). */
import { address, ConfigError, integer } from './setting.ts';
import type { Environment } from './setting.ts';

/** An official account of LINE with the Messaging API. */
export interface LineBot {
  readonly url: string;
  /** Channel access token. */
  readonly token: string;
  /** Channel secret: signs what LINE posts to this site. */
  readonly secret: string;
  /** Basic id, such as `@khum`. */
  readonly name: string;
  /** Messages that an account may get in a month. */
  readonly monthlyMax: number;
}

export interface TelegramBot {
  readonly url: string;
  readonly token: string;
  /** What Telegram sends along with what it posts to this site. */
  readonly secret: string;
  /** User name, without `@`. */
  readonly name: string;
}

export interface Bots {
  readonly line: LineBot | undefined;
  readonly telegram: TelegramBot | undefined;
}

export function bots(env: Environment): Bots {
  const line = together(env, 'LINE_BOT_TOKEN', 'LINE_BOT_SECRET', 'LINE_BOT_ID');
  const telegram = together(env, 'TELEGRAM_BOT_TOKEN', 'TELEGRAM_BOT_SECRET', 'TELEGRAM_BOT_NAME');
  if (line && !/^@[\w.-]{1,40}$/.test(line.name))
    throw new ConfigError('LINE_BOT_ID must be a basic id such as @khum.');
  if (telegram && !/^\w{5,32}$/.test(telegram.name))
    throw new ConfigError('TELEGRAM_BOT_NAME must be a user name such as khum_bot, without @.');
  if (telegram && !/^[\w-]{16,256}$/.test(telegram.secret))
    throw new ConfigError(
      'TELEGRAM_BOT_SECRET must be 16 to 256 letters, digits, underscores or hyphens.',
    );
  return {
    line: line && {
      ...line,
      url: address(env, 'LINE_BOT_URL') ?? 'https://api.line.me',
      monthlyMax: integer(env, 'LINE_MONTHLY_MAX', 30, 1, 100_000),
    },
    telegram: telegram && {
      ...telegram,
      url: address(env, 'TELEGRAM_BOT_URL') ?? 'https://api.telegram.org',
    },
  };
}

function together(
  env: Environment,
  ...names: readonly [token: string, secret: string, name: string]
): { token: string; secret: string; name: string } | undefined {
  const [token, secret, name] = names.map((one) => env[one] || undefined);
  if (!token && !secret && !name) return undefined;
  if (!token || !secret || !name)
    throw new ConfigError(`${names.join(', ')} belong together: set all of them, or none.`);
  for (const one of names)
    if (!/^[\x21-\x7e]+$/.test(env[one] ?? ''))
      throw new ConfigError(`${one} must be printable ASCII without spaces.`);
  return { token, secret, name };
}
