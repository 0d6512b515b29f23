import { expect, test } from 'vitest';
import { sources } from './source.ts';

const product = sources().filter(
  ({ path }) => /^(?:api|bin|contract|server|web)\//.test(path) && !/\.test\.tsx?$/.test(path),
);
/** Where what differs between markets is data. */
const DATA = /^(?:contract\/market\/|api\/src\/(?:tenant\/built-in|words\/market)\.ts$)/;
/** Laws are named by the country whose they are, and each measures otherwise. */
const LAWS = [
  'api/src/price/yardstick/yardstick.ts',
  'contract/price/yardstick.ts',
  'web/app/features/chart/yardsticks.tsx',
];
const withoutComments = (text: string) =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

test('14.3: a seventh market needs no code: none speaks of one of the six, but in the tables of markets', () => {
  const code = /['"`](?:TH|ID|SG|MY|PH|VN)['"`]|^\s*(?:TH|ID|SG|MY|PH|VN): /m;
  const found = product.filter(
    ({ path, text }) => !DATA.test(path) && code.test(withoutComments(text)),
  );
  expect(found.map(({ path }) => path).toSorted()).toEqual(LAWS);
});

test('14.3: what is known of a currency is in the tables of markets', () => {
  const code = /['"`](?:THB|IDR|SGD|MYR|PHP|VND)['"`]|^\s*(?:THB|IDR|SGD|MYR|PHP|VND): /m;
  const found = product.filter(
    ({ path, text }) => !DATA.test(path) && code.test(withoutComments(text)),
  );
  // what `npm run tenants` proposes to whoever says no currency
  expect(found.map(({ path }) => path)).toEqual(['api/src/tenant/edit.ts']);
});

test('14.3: nothing a visitor can see is an example: such addresses are in the demo world alone', () => {
  const example = /[\w-]+\.example(?:\.(?:com|net|org))?\b(?!['"`]\s*[:)])/;
  const found = product
    .filter(({ path }) => /^(?:api\/src|contract|web\/app|server)\//.test(path))
    .filter(({ text }) => example.test(withoutComments(text)))
    .map(({ path }) => path);
  expect(found).toEqual([
    // settings that an operator wrote wrongly, in the words of the terminal
    'api/src/kernel/config-outside.ts',
    'api/src/kernel/setting.ts',
    // push services want an address also where the operator has neither one nor a public site
    'api/src/message/channel/vapid.ts',
  ]);
});
