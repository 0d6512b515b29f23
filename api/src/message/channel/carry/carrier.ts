/** What a kind of channel has to know: how a message goes out by it. */
import type { Language } from '#contract/language.ts';
import { headOf } from '#contract/text.ts';
import type { Context } from '../../../kernel/context.ts';
import type { OutsideReach } from '../../../kernel/outside.ts';
import type { Outcome } from '../outcome.ts';

/** Which servers may be asked; tests ask their own. */
export interface ChannelReach extends OutsideReach {
  /** Where webhooks of Discord are. */
  readonly discord: readonly string[];
}

/** A message, or several as one, as they leave. */
export interface Carried {
  /** The same each time that it is tried. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Titles of the messages, where there are several. */
  readonly titles: readonly string[];
  readonly url: string;
  /** Of two with the same tag a screen shows the later one. */
  readonly tag: string;
  readonly lang: Language;
}

/** Where it goes. */
export interface Place {
  readonly id: number;
  readonly address: string;
  /** In clear. */
  readonly secret: string | null;
  readonly p256dh: string | null;
  readonly auth: string | null;
}

export interface Carrier {
  /** The other side recognises a message that it has already. */
  readonly isRecognised: boolean;
  /** Throws `NoAnswer` where none comes. */
  send(ctx: Context, place: Place, carried: Carried, reach: ChannelReach): Promise<Outcome>;
}

/** As plain text, within what a service takes. */
export function plainText({ title, text, titles, url }: Carried, max: number): string {
  const lines = titles.length > 0 ? titles.map((one) => `• ${one}`) : text === '' ? [] : [text];
  const words = [title, ...lines].join('\n');
  const room = max - url.length - 2;
  const shown = words.length > room ? `${headOf(words, room - 1)}…` : words;
  return `${shown}\n\n${url}`;
}
