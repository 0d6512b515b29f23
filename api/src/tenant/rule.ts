/** Rules that several settings of a region share. */

/** What an operator asked for cannot be; the message says what to write instead. */
export class RegionRefused extends Error {
  override name = 'RegionRefused';
}

export function refuse(sentence: string): never {
  throw new RegionRefused(sentence);
}

/** Networks that the footer has a sign for. */
export const SOCIAL = ['line', 'facebook', 'instagram', 'tiktok', 'x', 'youtube'] as const;

/** Where in `settings` a switch is stored; without it, it is on, but for sharing (share.ts). */
export const SWITCHES: Readonly<Record<string, readonly [string, string?]>> = {
  telemetry: ['telemetry'],
  pageIntercept: ['pageIntercept'],
  shareCopyLink: ['share', 'copyLink'],
  shareNative: ['share', 'native'],
  shareLine: ['share', 'line'],
  shareWhatsapp: ['share', 'whatsapp'],
  shareMessenger: ['share', 'messenger'],
  shareViber: ['share', 'viber'],
  shareZalo: ['share', 'zalo'],
  shareFacebook: ['share', 'facebook'],
  loginMobile: ['login', 'mobile'],
  loginEmail: ['login', 'email'],
  loginPassword: ['login', 'password'],
  loginCode: ['login', 'code'],
  loginFirebase: ['login', 'firebase'],
  loginLine: ['login', 'line'],
  loginGoogle: ['login', 'google'],
};

/** Domains that belong to nobody (RFC 2606). */
export function isExample(domain: string): boolean {
  return /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i.test(domain);
}
