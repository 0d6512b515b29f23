import { expect, test } from 'vitest';
import { sources } from './source.ts';

/** What is thrown when somebody did something too often. */
const LIMITS = /fail\('(?:[a-z_]+\.(?:limit|too_fast|too_soon|too_many|quota|full|drafts))'/;
/** Files whose limit holds by other means, and by which. */
const OTHERWISE: Record<string, string> = {
  'api/src/alert/newsletter/subscribe.ts':
    'a conditional upsert for each of address, device and network counts and refuses',
  'api/src/assistant/quota.ts': 'one conditional upsert counts and refuses',
};

test('BEY-11: a limit is looked at in the turn of whoever it limits, so that requests at once do not pass it', () => {
  const refusing = sources().filter(
    ({ path, text }) =>
      path.startsWith('api/src/') && !path.includes('.test.') && LIMITS.test(text),
  );
  expect(refusing.length).toBeGreaterThan(10);
  const loose = refusing
    .filter(({ path, text }) => !text.includes('inTurn(') && !(path in OTHERWISE))
    .map(({ path }) => path);
  expect(loose).toEqual([]);
  const needless = Object.keys(OTHERWISE).filter(
    (path) => !refusing.some((file) => file.path === path && !file.text.includes('inTurn(')),
  );
  expect(needless).toEqual([]);
});
