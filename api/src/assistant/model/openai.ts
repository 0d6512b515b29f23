/**
 * A model behind an address that speaks the chat protocol of OpenAI. It is asked for text and
 * trusted with nothing.
 */
import type { Model } from '../../kernel/config-outside.ts';

export interface ChatMessage {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** How long it may be silent before the first piece, and between two. */
export interface Patience {
  readonly firstMs: number;
  readonly nextMs: number;
}
export const PATIENCE: Patience = { firstMs: 8000, nextMs: 5000 };
const MOST_CHARACTERS = 6000;
const MOST_TOKENS = 500;

/**
 * The text of an answer, piece by piece. Throws when it is refused, silent, garbled, or cut off
 * before its end.
 */
export async function* chat(
  { url, key, name }: Model,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  patience: Patience,
): AsyncGenerator<string, void, undefined> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(new Error('the model is silent')), patience.firstMs);
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.any([signal, silence.signal]),
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({
        model: name,
        messages,
        stream: true,
        temperature: 0.2,
        max_tokens: MOST_TOKENS,
      }),
    });
    if (!response.ok || !response.body) throw new Error(`the model answered ${response.status}`);
    let characters = 0;
    for await (const line of linesOf(response.body)) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(new Error('the model fell silent')), patience.nextMs);
      const data = /^data:\s*(.*)$/.exec(line)?.[1];
      if (data === undefined) continue;
      if (data === '[DONE]') return;
      const delta = deltaOf(data);
      characters += delta.length;
      if (characters > MOST_CHARACTERS) throw new Error('the model does not end');
      if (delta !== '') yield delta;
    }
    throw new Error('the model was cut off');
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const piece of body) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > 100_000) throw new Error('the model sends no lines');
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function deltaOf(data: string): string {
  const parsed = JSON.parse(data) as { choices?: { delta?: { content?: unknown } }[] } | null;
  const content = parsed?.choices?.[0]?.delta?.content;
  return typeof content === 'string' ? content : '';
}
