/**
 * What a visitor reads when no page can be made: a small document that needs neither the database
 * nor the web build.
 */
import type { ServerResponse } from 'node:http';
import type { ErrorKey } from '#contract/errors.ts';
import type { Language } from '#contract/language.ts';
import { say } from '../messages/say.ts';

const AGAIN: Readonly<Record<Language, string>> = {
  th: 'ลองใหม่',
  en: 'Try again',
  id: 'Coba lagi',
};
const SENTENCE = {
  429: 'request.flood',
  500: 'server.failed',
  503: 'server.busy',
} as const satisfies Record<number, ErrorKey>;
/** Seconds after which it is worth coming back, unless the headers say otherwise. */
const RETRY_AFTER_S = '2';

/** Answers with 503 (busy), 429 (too often) or 500 (our mistake), in the visitor's language. */
export function sendFailure(
  response: ServerResponse,
  status: keyof typeof SENTENCE,
  lang: Language,
  headers: Readonly<Record<string, string>>,
): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  const text = say(lang, SENTENCE[status]);
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Khum</title></head><body><main><h1>${text}</h1><p><a href="">${AGAIN[lang]}</a></p></main></body></html>`;
  response
    .writeHead(status, {
      ...(status === 500 ? {} : { 'retry-after': RETRY_AFTER_S }),
      ...headers,
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(html),
    })
    .end(html);
}
