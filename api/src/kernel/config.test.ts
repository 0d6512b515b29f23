import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, '/nowhere');

test('AMB-25: half a transport stops the start, with a sentence that says what to write', () => {
  const refused: readonly (readonly [Record<string, string>, RegExp])[] = [
    [{ SMTP_URL: 'smtp://mail.example' }, /MAIL_FROM is not/],
    [{ MAIL_FROM: 'a@khum.example' }, /SMTP_URL is not/],
    [{ SMTP_URL: 'mail.example:587', MAIL_FROM: 'a@khum.example' }, /must look like smtp/],
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@khum.example' }, /must look like smtp/],
    [{ SMTP_URL: 'smtp://mail.example/path', MAIL_FROM: 'a@khum.example' }, /must look like smtp/],
    [{ SMTP_URL: 'smtp://user@mail.example', MAIL_FROM: 'a@khum.example' }, /user and password/],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Khum' }, /MAIL_FROM must look like/],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Khum <a@b>' }, /MAIL_FROM must look like/],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@khum.example\r\nBcc: b@khum.example' },
      /MAIL_FROM must look like/,
    ],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@khum.example', SMTP_TLS: 'maybe' },
      /SMTP_TLS must be one of/,
    ],
    [{ SMS_URL: 'https://sms.example/' }, /neither SMS_TOKEN nor SMS_SECRET/],
    [{ SMS_TOKEN: 'x' }, /SMS_URL is not/],
    [{ SMS_SENDER: 'Khum' }, /SMS_URL is not/],
    [{ SMS_URL: 'http://sms.example/', SMS_TOKEN: 'x' }, /SMS_URL must be an https address/],
    [{ SMS_URL: 'https://sms.example/', SMS_TOKEN: 'x y' }, /SMS_TOKEN must be/],
  ];
  for (const [env, words] of refused) expect(() => read(env), JSON.stringify(env)).toThrow(words);
});

test('AMB-25: mail goes encrypted beyond this machine, plain on it, unless configured otherwise', () => {
  const mail = (SMTP_URL: string, more: Record<string, string> = {}) =>
    read({ SMTP_URL, MAIL_FROM: '"Khum, deals" <No-Reply@khum.example>', ...more }).mail;
  expect(mail('smtp://us%40er:p%3Ass@mail.example')).toEqual({
    host: 'mail.example',
    port: 587,
    user: 'us@er',
    password: 'p:ss',
    tls: 'required',
    from: { name: 'Khum, deals', address: 'no-reply@khum.example' },
  });
  expect(mail('smtps://mail.example')).toMatchObject({ port: 465, tls: 'implicit' });
  expect(mail('smtp://127.0.0.1:1025')).toMatchObject({ port: 1025, tls: 'off' });
  expect(mail('smtp://[::1]:1025')).toMatchObject({ host: '::1', tls: 'off' });
  expect(mail('smtp://127.evil.example')).toMatchObject({ tls: 'required' });
  expect(mail('smtp://relay:25', { SMTP_TLS: 'off' })).toMatchObject({ tls: 'off' });
});

test('AMB-25: the mailbox is there for a newcomer who set nothing, and gone as soon as anything says that this is for real', () => {
  expect(read({}).mailbox).toBe(true);
  expect(read({ NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:3000' }).mailbox).toBe(true);
  for (const env of [
    { NODE_ENV: 'production' },
    { PUBLIC_URL: 'https://khum.example' },
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@khum.example' },
    { SMS_URL: 'https://sms.example/', SMS_SECRET: 'x' },
  ] as Record<string, string>[])
    expect(read(env).mailbox, JSON.stringify(env)).toBe(false);
});
