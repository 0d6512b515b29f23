import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { en } from '#web/messages/en/index.ts';
import { id } from '#web/messages/id/index.ts';
import { th } from '#web/messages/th/index.ts';
import { ROOT } from './source.ts';

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort();
const languages = { th, id } as const;

test('TEN-05: every sentence of the web exists in three languages, with the same holes', () => {
  for (const [lang, messages] of Object.entries(languages)) {
    expect(Object.keys(messages).sort(), lang).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en))
      expect(holes(messages[key as keyof typeof en]), `${lang} ${key}`).toEqual(holes(text));
  }
});

test('TEN-05: no sentence is empty, and Thai is written in Thai', () => {
  const names = new Set([
    'label.laz-flash',
    'provider.GOOGLE',
    'provider.LINE',
    'channel.kind.LINE',
    'channel.kind.TELEGRAM',
    'channel.kind.DISCORD',
    'channel.kind.NTFY',
  ]);
  for (const [key, text] of Object.entries(th)) {
    expect(text.trim(), key).not.toBe('');
    if (!names.has(key)) expect(text, key).toMatch(/[ก-๙]/);
  }
});

test('NAV-32: words in pictures are drawn, for a device may have no face that writes them', () => {
  for (const folder of ['store', 'social']) {
    const files = readdirSync(path.join(ROOT, 'web/public', folder));
    expect(files.length).toBeGreaterThan(3);
    for (const file of files)
      expect(readFileSync(path.join(ROOT, 'web/public', folder, file), 'utf8'), file).not.toMatch(
        /<text|font-family/,
      );
  }
});
