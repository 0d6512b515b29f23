import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { findVisitBy } from '../../lib/page.ts';
import type { PageContext } from '../../lib/page.ts';
import { en } from '../../messages/en/index.ts';
import { id } from '../../messages/id/index.ts';
import { th } from '../../messages/th/index.ts';
import { NO_PHONE, PhoneField } from './phone-field.tsx';
import type { Phone } from './phone-field.tsx';

function speak(lang: 'th' | 'en' | 'id', phoneAreaCode = '66'): void {
  const page = { lang, tenant: { phoneAreaCode } } as PageContext;
  findVisitBy(() => ({ page, messages: { th, en, id }[lang] }));
}

function drawn(phone: Phone, problem?: string): string {
  return renderToString(<PhoneField phone={phone} onChange={() => {}} problem={problem} />);
}

beforeEach(() => speak('en'));

test('UI-06: every country of the list shows its name in the language and its area code; 66 is chosen at first', () => {
  const options = (html: string) =>
    [...html.matchAll(/<option value="(\d+)"( selected="")?>((?:[^<]|<!-- -->)+)/g)].map(
      ([, area, chosen, name]) =>
        `${area} ${name?.replaceAll('<!-- -->', '')}${chosen ? ' *' : ''}`,
    );
  expect(options(drawn(NO_PHONE))).toEqual([
    '66 Thailand +66 *',
    '62 Indonesia +62',
    '63 Philippines +63',
    '65 Singapore +65',
    '60 Malaysia +60',
    '84 Vietnam +84',
    '86 China +86',
  ]);
  speak('th');
  expect(options(drawn({ areaCode: '62', number: '' }))[1]).toBe('62 อินโดนีเซีย +62 *');
  speak('id');
  expect(options(drawn(NO_PHONE))[2]).toBe('63 Filipina +63');
  // a region whose country is none of the seven
  speak('id', '855');
  expect(options(drawn(NO_PHONE)).at(-1)).toBe('855 Kamboja +855');
});

test('UI-06: what is wrong is said at the field', () => {
  expect(drawn(NO_PHONE)).not.toContain('aria-invalid');
  const html = drawn(NO_PHONE, 'Please enter the correct phone number.');
  expect(html).toContain('aria-invalid="true"');
  const described = /aria-describedby="([^"]+)"/.exec(html)?.[1] as string;
  expect(html).toContain(`id="${described}" role="alert"`);
});
