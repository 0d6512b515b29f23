import { expect, test } from 'vitest';
import { modules } from '#server/modules.ts';
import type { Module } from './module.ts';
import { connectPorts } from './ports.ts';
import type { Ports } from './ports.ts';
import type { Resolver } from './subject.ts';

const none: Resolver = async () => [];
const unread: Ports['unread'] = async () => ({ unreadCount: 0, unreadNotifications: [] });
const named = (name: string, given: Partial<Module>): Module => ({ name, handlers: {}, ...given });

test('14.3: a port that a module needs and nobody provides is an error before anything starts, and says which', () => {
  expect(() => connectPorts([named('account', { needs: ['unread'] })])).toThrow(
    'The module account needs the port unread, which no module provides.',
  );
  for (const { name, provides = {} } of modules)
    for (const port of Object.keys(provides).filter((one) => one !== 'exports')) {
      const { [port as keyof typeof provides]: _left, ...others } = provides;
      const without = modules.map((one) =>
        one.name === name ? { ...one, provides: others } : one,
      );
      const filled = without.some((one) => one.provides && port in one.provides);
      const needed = without.some(({ needs }) => (needs as string[] | undefined)?.includes(port));
      if (needed && !filled) expect(() => connectPorts(without), `${name}: ${port}`).toThrow(port);
    }
});

test('14.3: a function has one provider, and a key of a table too', () => {
  const twice = [named('a', { provides: { unread } }), named('b', { provides: { unread } })];
  expect(() => connectPorts(twice)).toThrow('The modules a and b both provide the port unread.');
  const table = (type: string) => ({ provides: { subjects: { [type]: none } } });
  const filled = connectPorts([named('a', table('GOODS')), named('b', table('USER'))]);
  expect(filled.subjects).toEqual({ GOODS: none, USER: none });
  expect(() => connectPorts([named('a', table('GOODS')), named('b', table('GOODS'))])).toThrow(
    'subjects.GOODS',
  );
});

test('14.3: two compositions in one process share nothing', () => {
  const one = connectPorts([named('a', { provides: { subjects: { GOODS: none } } })]);
  const other = connectPorts([named('a', { provides: { subjects: { USER: none } } })]);
  expect([Object.keys(one.subjects), Object.keys(other.subjects)]).toEqual([['GOODS'], ['USER']]);
});
