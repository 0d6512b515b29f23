/**
 * Every template of a message, by name. A module that sends a new kind of message adds its words
 * here.
 */
import type { HolesOf } from '../template/template.ts';
import { dataExport } from './data-export.ts';
import { digest, offer } from './digest.ts';
import { message, messages } from './messages.ts';
import { newsletter, newsletterConfirm } from './newsletter.ts';
import { security } from './security.ts';
import { verificationCode } from './verification-code.ts';

export const templates = {
  'data-export': dataExport,
  newsletter,
  'newsletter-confirm': newsletterConfirm,
  digest,
  message,
  messages,
  offer,
  security,
  'verification-code': verificationCode,
} as const;

export type TemplateName = keyof typeof templates;
export type Holes<Name extends TemplateName> = HolesOf<(typeof templates)[Name]>;
