/** The doctor's look at the bots, against servers of their protocols on this machine (BEY-35). */
import { expect, test } from 'vitest';
import { chatServices } from '#root/test/chat-services.ts';
import { readConfig } from '../../kernel/config.ts';
import { tryBots } from './try-bots.ts';

const SITE = { PUBLIC_URL: 'https://khum.example' };

test('BEY-35: the doctor asks whether each bot is the one that is named and posts to this site; it sends nothing', async () => {
  const services = await chatServices({ plain: true });
  const { env } = services;
  const troubles = async (more: Record<string, string> = {}) =>
    (await tryBots(readConfig({ ...env, ...SITE, ...more }), { limitMs: 300 })).map(
      ({ name, trouble }) => `${name}: ${trouble}`,
    );
  expect(await tryBots(readConfig({}))).toEqual([]);
  expect(await troubles()).toEqual(['LINE: null', 'Telegram: null']);
  expect(await troubles({ LINE_BOT_TOKEN: 'other', TELEGRAM_BOT_TOKEN: '1:other' })).toEqual([
    'LINE: the token is refused (401)',
    'Telegram: the token is refused (401)',
  ]);
  expect(await troubles({ LINE_BOT_ID: '@mine', TELEGRAM_BOT_NAME: 'my_own_bot' })).toEqual([
    'LINE: LINE_BOT_TOKEN belongs to @khumtest',
    'Telegram: TELEGRAM_BOT_TOKEN belongs to khum_test_bot',
  ]);
  expect(await troubles({ PUBLIC_URL: 'https://other.example' })).toEqual([
    'LINE: its webhook is https://khum.example/hooks/line instead of https://other.example/hooks/line',
    'Telegram: its webhook is https://khum.example/hooks/telegram instead of https://other.example/hooks/telegram',
  ]);
  const endpoint = '/v2/bot/channel/webhook/endpoint';
  const telegram = `/bot${env.TELEGRAM_BOT_TOKEN}`;
  services.set(endpoint, { status: 404 });
  services.set(`${telegram}/getWebhookInfo`, {
    status: 200,
    body: JSON.stringify({ result: { url: '', last_error_message: 'Connection refused' } }),
  });
  expect(await troubles()).toEqual([
    'LINE: its webhook is not set instead of https://khum.example/hooks/line',
    'Telegram: its last post failed: Connection refused',
  ]);
  services.set(endpoint, { status: 200, body: JSON.stringify({ active: false }) });
  services.set(`${telegram}/getMe`, { status: 200, body: 'not JSON' });
  expect(await troubles()).toEqual(['LINE: "Use webhook" is off', 'Telegram: it answers no JSON']);
  services.set('/v2/bot/info', { hangs: true });
  services.set(`${telegram}/getMe`, { status: 503 });
  expect(await troubles()).toEqual(['LINE: No answer within 0.3 s.', 'Telegram: it answers 503']);
  expect(services.takenAt('/')).toEqual([]);
  services.close();
  // what it says names no token
  for (const said of await troubles()) expect(said).not.toContain(env.TELEGRAM_BOT_TOKEN);
});
