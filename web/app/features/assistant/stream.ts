/** Asks a question and hears its answer as it comes (AI-01). */
import { callTable } from 'virtual:khum-later-calls';
import type { StreamEvent } from '#contract/assistant/conversation.ts';
import type { Envelope } from '#contract/errors.ts';
import { CallFailure } from '../../lib/call.ts';
import { clientHeaders } from '../../lib/client.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { requestOf } from '../../lib/request.ts';
import { eventReader } from './events.ts';

const NAME = 'conversation.ask';

/**
 * Calls back with every event; `once` is the same word when the question is sent again. Throws a
 * CallFailure when it is refused, when nothing arrives, or when it ends in the middle.
 */
export async function askStream(
  ask: { id: string; text: string },
  once: string,
  signal: AbortSignal,
  hear: (event: StreamEvent) => void,
): Promise<void> {
  const { method, url, body } = requestOf(callTable[NAME] as string, ask);
  const headers = {
    'accept-language': page().lang,
    'x-tenant': page().tenant.code,
    'content-type': 'application/json',
    'idempotency-key': once,
    ...clientHeaders(),
  };
  let isWhole = false;
  try {
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      signal,
      headers,
      body: body ?? '{}',
    });
    if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
      throw refusalOf((await response.json()) as Envelope);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const read = eventReader();
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
      for (const event of read(piece.value)) {
        if (event.event === 'failed') throw new CallFailure(event.message, 0, event.errorKey);
        isWhole ||= event.event === 'done';
        hear(event);
      }
  } catch (error) {
    if (error instanceof CallFailure || signal.aborted) throw error;
    throw new CallFailure(t('assistant.offline'), 0, 'assistant.offline');
  }
  if (!isWhole) throw new CallFailure(t('assistant.offline'), 0, 'assistant.offline');
}

function refusalOf({ message, code, errorKey }: Envelope): CallFailure {
  return new CallFailure(message || t('assistant.offline'), code, errorKey);
}
