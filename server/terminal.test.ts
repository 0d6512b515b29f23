import { expect, test } from 'vitest';
import { readConfig } from '#api/kernel/config.ts';
import { readyLines } from './terminal.ts';

const lines = (env: Record<string, string>) =>
  readyLines(readConfig(env, '/nowhere'), 'http://127.0.0.1:9464', ['a note']).join('\n');

test('AMB-25: a newcomer learns where codes can be read, an operator what is not set up', () => {
  expect(lines({})).toContain(
    'Messages, verification codes too: http://127.0.0.1:3000/dev/mailbox',
  );
  expect(lines({})).toContain('http://127.0.0.1:9464/metrics');
  const real = lines({
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'a@khum.example',
  });
  expect(real).toContain('Not set up, so it waits: SMS (SMS_URL).');
  expect(real).not.toContain('/dev/mailbox');
  expect(
    lines({
      NODE_ENV: 'production',
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'a@khum.example',
      SMS_URL: 'https://sms.example/',
      SMS_TOKEN: 'x',
    }),
  ).not.toContain('Not set up');
  expect(lines({ NODE_ENV: 'production' })).toContain('E-mail (SMTP_URL), SMS (SMS_URL)');
});
