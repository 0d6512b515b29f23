import { expect, test } from 'vitest';
import { LONG_FILES } from './exceptions.ts';
import { sources } from './source.ts';

const files = sources();
const product = files.filter((file) => !/\.test\.tsx?$/.test(file.path));

test('no file is longer than 300 lines, and no exception is listed that is not needed', () => {
  const long = product.filter((file) => file.lines > 300).map((file) => file.path);
  expect(long.filter((path) => !(path in LONG_FILES))).toEqual([]);
  expect(Object.keys(LONG_FILES).filter((path) => !long.includes(path))).toEqual([]);
});

test('files and folders are named in kebab case, and none is a drawer for everything', () => {
  const names = files
    .flatMap((file) => file.path.split('/'))
    .map((name) => name.replace(/(\.(test|pure|db|d|config))*\.(tsx?|mjs)$/, ''));
  expect([...new Set(names)].filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  expect(
    files
      .map((file) => file.path)
      .filter((path) =>
        /(^|\/)(utils?|helpers?|commons?|shared|services?|managers?)(\/|\.)/.test(path),
      ),
  ).toEqual([]);
});

test('the environment is read in one place', () => {
  const readers = product
    .filter((file) => /process\.env\b/.test(file.text))
    .map((file) => file.path);
  const allowed = [
    'api/src/kernel/config.ts',
    'api/src/kernel/postgres/initialise.ts',
    'server/main.ts',
    'bin/start.mjs',
    'bin/dev.ts',
    'web/vite.config.ts',
    'web/build.ts',
  ];
  expect(
    readers.filter(
      (path) => !allowed.includes(path) && !/^(test|bench|journeys|house)\//.test(path),
    ),
  ).toEqual([]);
});

test('nothing half-done is left: no marks, no skipped or focused tests', () => {
  const mark = new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X'].join('|')})\\b`);
  const focus = new RegExp(
    `\\b(it|test|describe)\\.(${['sk' + 'ip', 'on' + 'ly', 'to' + 'do'].join('|')})\\(`,
  );
  expect(
    files.filter((file) => mark.test(file.text) || focus.test(file.text)).map((file) => file.path),
  ).toEqual([]);
});

test('handlers never ask the clock: time is injected', () => {
  const askers = product
    .filter(
      (file) => file.path.startsWith('api/src/') && /\bDate\.now\(\)|new Date\(\)/.test(file.text),
    )
    .map((file) => file.path);
  expect(
    askers.filter((path) => !/^api\/src\/kernel\/(clock|postgres\/(embedded|process))/.test(path)),
  ).toEqual([]);
});

test('pages use no inline style: the content policy forbids it', () => {
  expect(
    files
      .filter((file) => file.path.startsWith('web/') && /\sstyle=\{/.test(file.text))
      .map((file) => file.path),
  ).toEqual([]);
});

test('dialogs are opened in one place, where the Back button of a phone learns of them', () => {
  const openers = product
    .filter((file) => file.path.startsWith('web/') && /\.showModal\(/.test(file.text))
    .map((file) => file.path);
  expect(openers).toEqual(['web/app/ui/open-modal.ts']);
});

test('forms are built of one kit: labels, problems and what is under way are not made by hand', () => {
  const own = product.filter(
    (file) =>
      file.path.startsWith('web/app/') &&
      !file.path.startsWith('web/app/features/form/') &&
      /\bsetBusy\(|\bsetSending\(|"field__err"[^>]*role="alert"|<label htmlFor=\{`\$\{id\}/.test(
        file.text,
      ),
  );
  expect(own.map((file) => file.path)).toEqual([]);
});
