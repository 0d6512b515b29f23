/**
 * People in journeys: they sign up through the API of the site, and read their codes in the
 * development mailbox.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { site } from './browser.ts';
import type { Visit } from './browser.ts';

let counter = 0;

export function newEmail(): string {
  counter += 1;
  return `walker${counter}.${Date.now().toString(36)}@mail.example`;
}

/** A Thai number that nobody has yet. */
export function newMobile(): string {
  counter += 1;
  return `8${String(Date.now() % 10_000_000).padStart(7, '0')}${counter % 10}`;
}

/** The newest code that was sent to a receiver; waits until one newer than `before` is there. */
export async function codeFor(to: string, before?: string): Promise<string> {
  let code: string | null = null;
  await expect
    .poll(async () => {
      const letters = (await (
        await fetch(`${site}/dev/mailbox.json?to=${encodeURIComponent(to)}`)
      ).json()) as { code: string | null }[];
      code = letters[0]?.code ?? null;
      return code !== null && code !== before;
    })
    .toBe(true);
  return code as unknown as string;
}

const tenantHeaders = {
  'content-type': 'application/json',
  'x-tenant': 'TH',
  'accept-language': 'en',
};

async function post(path: string, body: object): Promise<{ data: never; message: string }> {
  return (await (
    await fetch(`${site}/api/saas-user-service/user/${path}`, {
      method: 'POST',
      headers: tenantHeaders,
      body: JSON.stringify(body),
    })
  ).json()) as never;
}

/** A new account; without a password it signs in by code. */
export async function register(
  password?: string,
): Promise<{ email: string; token: string; userId: string }> {
  const email = newEmail();
  const ask = { rcv: email, rcvType: 'EMAIL', authScene: 'REGISTER' };
  await post('authcode/send', ask);
  const { validKey } = (await post('authcode/valid', { ...ask, authCode: await codeFor(email) }))
    .data as { validKey: string };
  const secret = password ? { password, repassword: password, pwdRegister: true } : {};
  const { token, user } = (await post('register/email', { validKey, ...secret })).data as {
    token: string;
    user: { userId: string };
  };
  return { email, token, userId: user.userId };
}

/** A new account that has a phone alone (AMB-13). */
export async function registerByPhone(): Promise<{ mobile: string; token: string }> {
  const mobile = newMobile();
  const ask = { rcv: mobile, rcvType: 'MOBILE', countryCode: '66', authScene: 'REGISTER' };
  await post('authcode/send', ask);
  const authCode = await codeFor(`+66${mobile}`);
  const { validKey } = (await post('authcode/valid', { ...ask, authCode })).data as {
    validKey: string;
  };
  const { token } = (await post('register/mobile', { validKey })).data as { token: string };
  return { mobile, token };
}

/** A browser that is signed in, as after any sign-in. */
export async function signedIn({ context }: Visit, token: string, region = 'TH'): Promise<void> {
  await context.addCookies([
    { name: 'user_token', value: token, url: site, httpOnly: true, sameSite: 'Lax' },
    { name: 'signed_in', value: region, url: site, sameSite: 'Lax' },
  ]);
}

/** Sends a code by the form's button and types it in. */
export async function enterCode(
  page: Page,
  to: string,
  scope = 'main',
  before?: string,
): Promise<string> {
  await page.locator(`${scope} .field__send`).click();
  const code = await codeFor(to, before);
  await page.locator(`${scope} [name="code"]`).fill(code);
  return code;
}
