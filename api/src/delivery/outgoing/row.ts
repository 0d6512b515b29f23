/** Rows of the table of messages. */
import type { Language } from '#contract/language.ts';
import type { Channel } from './receiver.ts';

export type Status = 'QUEUED' | 'SENT' | 'FAILED' | 'EXPIRED' | 'SUPPRESSED';

interface Written {
  readonly channel: Channel;
  readonly receiver: string;
  readonly template: string;
  readonly lang: Language;
  readonly subject: string;
  readonly body: string;
  readonly html: string;
  readonly isSecret: boolean;
  readonly unsubscribeUrl: string | null;
  readonly oneClickUrl: string | null;
  readonly expiresAt: Date | null;
}

export interface NewMessage extends Written {
  readonly key: string;
  readonly code: string | null;
}

/** A message on its way. */
export interface MessageRow extends Written {
  readonly id: number;
  readonly ref: string;
  readonly attempts: number;
  readonly createdAt: Date;
}
