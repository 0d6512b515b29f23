import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { templates } from '../messages/templates.ts';
import { mailHtml } from './html.ts';
import { defineTemplate, fill, textsOf } from './template.ts';
import type { Template } from './template.ts';
import { mailText } from './text.ts';

const all: readonly [string, Template][] = Object.entries(templates);
const holesIn = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
/** Every way to fill a template: each choice once, plain holes with `plain`. */
const fillings = (template: Template, plain = '123456') => {
  const base = Object.fromEntries(
    template.holes.map((hole) => [hole, Object.keys(template.choices[hole] ?? {})[0] ?? plain]),
  );
  const turned = Object.entries(template.choices).flatMap(([hole, choice]) =>
    Object.keys(choice).map((name) => ({ ...base, [hole]: name })),
  );
  return turned.length > 0 ? turned : [base];
};

test('TEN-05: every message exists in three languages, with the same parts and the same holes, and uses all of them', () => {
  expect(all.length).toBeGreaterThan(0);
  for (const [name, template] of all) {
    const [th, ...others] = LANGUAGES.map((lang) => {
      const texts = textsOf(template).filter((one) => one.lang === lang);
      return {
        parts: texts.map((one) => one.place).sort(),
        holes: [...new Set(texts.flatMap((one) => holesIn(one.text)))].sort(),
      };
    });
    for (const other of others) expect(other, name).toEqual(th);
    expect(th?.holes, name).toEqual([...template.holes].sort());
    for (const hole of Object.keys(template.choices)) expect(template.holes, name).toContain(hole);
  }
});

test('TEN-05: Thai letters are written in Thai, the others are not, and no text is empty', () => {
  for (const [name, template] of all) {
    const choices = Object.values(template.choices).flatMap((choice) => Object.values(choice));
    const texts = [
      ...textsOf(template),
      ...choices.flatMap((words) =>
        LANGUAGES.map((lang) => ({ lang, place: 'choice', text: words[lang] })),
      ),
    ];
    for (const { lang, place, text } of texts) {
      const words = text.replace(/\{\w+\}/g, '').trim();
      if (place === 'figure' || place === 'url') continue;
      expect(words, `${name} ${lang} ${place}`).not.toBe('');
      expect(/[ก-๙]/.test(words), `${name} ${lang} ${place}`).toBe(lang === 'th');
    }
  }
});

test('a short message fits into one: 70 characters in Thai, 160 of the plain alphabet elsewhere', () => {
  for (const [name, template] of all)
    for (const lang of LANGUAGES)
      for (const holes of fillings(template)) {
        const { sms } = fill(template, lang, { ...holes, minutes: '10' });
        if (sms === undefined) continue;
        expect(sms.length, `${name}: ${sms}`).toBeLessThanOrEqual(lang === 'th' ? 70 : 160);
        if (lang !== 'th') expect(sms, name).toMatch(/^[A-Za-z0-9 .,:;!?'"()%/+-]+$/);
      }
});

test('subjects are short enough to be read on a phone', () => {
  for (const [name, template] of all)
    for (const lang of LANGUAGES)
      for (const holes of fillings(template))
        expect(
          [...fill(template, lang, holes).subject].length,
          `${name} ${lang}`,
        ).toBeLessThanOrEqual(60);
});

test('whatever fills a hole stays text: one line, no markup, no other hole', () => {
  const nasty = 'a\r\nBcc: x\u2028\u202e\u0000<img src=x onerror=alert(1)>{minutes}"\ud800';
  for (const [, template] of all) {
    const valueOf = (hole: string) => {
      if (hole === 'url') return 'https://khum.example/?a="><img src=x>';
      return template.choices[hole] ? (Object.keys(template.choices[hole])[0] as string) : nasty;
    };
    const holes = Object.fromEntries(template.holes.map((hole) => [hole, valueOf(hole)]));
    const words = fill(template, 'en', holes);
    expect(words.subject).not.toMatch(/[\p{Cc}\u2028\u202e]/u);
    expect(words.subject.isWellFormed()).toBe(true);
    if (holesIn(template.words.en.subject).some((hole) => !template.choices[hole]))
      expect(words.subject).toContain('{minutes}');
    expect(mailHtml(words, 'en')).not.toContain('<img');
    expect(mailText(words, 'en')).not.toMatch(/^Bcc:/m);
  }
});

test('a hole that is empty, or a choice that there is not, is a mistake and no message', () => {
  const [, template] = all[0] as [string, Template];
  expect(() => fill(template, 'th', {})).toThrow('is empty');
  expect(() =>
    fill(templates['verification-code'], 'th', { code: '1', minutes: '1', scene: 'toString' }),
  ).toThrow('no choice');
});

test('a button leads to the web alone', () => {
  const words = { subject: 's', title: 't', paragraphs: [], foot: 'f' };
  expect(
    mailHtml({ ...words, button: { text: 'go', url: 'https://khum.example/?a=1&b="' } }, 'en'),
  ).toContain('href="https://khum.example/?a=1&#38;b=%22"');
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '/x'])
    expect(() => mailHtml({ ...words, button: { text: 'go', url } }, 'en'), url).toThrow();
});

test('a hole that nobody fills does not compile', () => {
  const said = { subject: '{name}', title: '', paragraphs: [], foot: '' } as const;
  // @ts-expect-error {name} is no hole of this template
  defineTemplate({ holes: ['code'], words: { th: said, en: said, id: said } });
  expect(
    defineTemplate({ holes: ['name'], words: { th: said, en: said, id: said } }).holes,
  ).toEqual(['name']);
});
