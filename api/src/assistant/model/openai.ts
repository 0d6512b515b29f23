/**
 * A model behind an address that speaks the chat protocol of OpenAI. It is asked for one short
 * answer in JSON and trusted with nothing.
 */
import type { Model } from '../../kernel/config-outside.ts';

export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** How long it may take for all of it, and be silent between two pieces of it. */
export interface Patience {
  readonly totalMs: number;
  readonly silentMs: number;
}
export const PATIENCE: Patience = { totalMs: 6000, silentMs: 3000 };
const MOST_BYTES = 64_000;
const MOST_TOKENS = 400;

/**
 * The text of the answer. Throws when it is refused, late, silent, garbled or endless. A server that
 * does not know how to keep to a schema is asked again without.
 */
export async function chat(
  { url, key, name }: Model,
  messages: readonly ChatMessage[],
  schema: object,
  signal: AbortSignal,
  patience: Patience,
): Promise<string> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(patience.totalMs)]);
  const silence = new AbortController();
  const ask = (more: object) =>
    fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([within, silence.signal]),
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({
        model: name,
        messages,
        stream: false,
        temperature: 0,
        max_tokens: MOST_TOKENS,
        ...more,
      }),
    });
  try {
    const strict = { name: 'question', strict: true, schema };
    let response = await ask({ response_format: { type: 'json_schema', json_schema: strict } });
    if (response.status === 400 || response.status === 422) {
      await response.body?.cancel();
      response = await ask({});
    }
    if (!response.ok || !response.body) throw new Error(`the model answered ${response.status}`);
    return contentOf(await bodyOf(response.body, silence, patience.silentMs));
  } finally {
    silence.abort();
  }
}

async function bodyOf(
  body: ReadableStream<Uint8Array>,
  silence: AbortController,
  silentMs: number,
): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const wait = () => setTimeout(() => silence.abort(new Error('the model fell silent')), silentMs);
  let timer = wait();
  try {
    for await (const piece of body) {
      clearTimeout(timer);
      timer = wait();
      bytes += piece.length;
      if (bytes > MOST_BYTES) throw new Error('the model does not end');
      text += decoder.decode(piece, { stream: true });
    }
    return text + decoder.decode();
  } finally {
    clearTimeout(timer);
  }
}

function contentOf(body: string): string {
  const parsed = JSON.parse(body) as { choices?: { message?: { content?: unknown } }[] } | null;
  const content = parsed?.choices?.[0]?.message?.content;
  if (typeof content !== 'string') throw new Error('the model said nothing');
  return content;
}
