/** What a visitor reads when no page can be made: a small document that needs neither the database nor the web build. */
import type { ServerResponse } from 'node:http';
import type { Language } from '#contract/language.ts';
import { say } from '../messages/say.ts';

const AGAIN: Readonly<Record<Language, string>> = { th: 'ลองใหม่', en: 'Try again', id: 'Coba lagi' };
/** Seconds after which it is worth coming back. */
const RETRY_AFTER_S = 2;

/** Answers with 503 (busy: come back soon) or 500 (our mistake), in the visitor's language. */
export function sendFailure(response: ServerResponse, status: 500 | 503, lang: Language, headers: Readonly<Record<string, string>>): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  const text = say(lang, status === 503 ? 'server.busy' : 'server.failed');
  response
    .writeHead(status, { ...headers, 'cache-control': 'no-store', ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_S) } : {}) })
    .end(
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Khum</title></head><body><main><h1>${text}</h1><p><a href="">${AGAIN[lang]}</a></p></main></body></html>`,
    );
}
