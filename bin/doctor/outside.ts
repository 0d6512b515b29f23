/** Services outside of this machine: mail, short messages, chats, the storage of files. */
import { tryTransports } from '#api/delivery/index.ts';
import type { Config } from '#api/kernel/config.ts';
import { tryStorage } from '#api/media/index.ts';
import { tryBots } from '#api/message/index.ts';
import type { Note } from './finding.ts';

export async function checkDelivery(note: Note, settings: Config): Promise<void> {
  if (settings.mailbox)
    note(true, 'No mail server and no SMS gateway: messages can be read at /dev/mailbox');
  else if (!settings.mail && !settings.sms)
    note(
      false,
      'No mail server and no SMS gateway: messages and codes wait',
      'Set SMTP_URL and MAIL_FROM, see docs/delivery.md.',
    );
  for (const { name, trouble } of await tryTransports(settings)) {
    note(
      trouble === null,
      `${name}${trouble === null ? ' answers' : `: ${trouble}`}`,
      'Check host, port, user and password; messages wait until it answers.',
    );
  }
}

export async function checkStorage(note: Note, given: Config): Promise<void> {
  if (!given.storage) return;
  const trouble = await tryStorage(given);
  note(
    trouble === null,
    `Storage ${given.storage.url} keeps files`,
    `${trouble ?? ''} Look at S3_ENDPOINT, S3_BUCKET and the keys, which need leave to get, put and delete.`,
  );
}

export async function checkBots(note: Note, settings: Config): Promise<void> {
  for (const { name, trouble } of await tryBots(settings))
    note(
      trouble === null,
      trouble === null ? `The ${name} bot answers` : `The ${name} bot: ${trouble}`,
      'See docs/channels.md; until then what would go there goes by mail.',
    );
}
