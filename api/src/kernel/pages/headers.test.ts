import { expect, test } from 'vitest';
import { PAGE_HEADERS, sendingTo } from './headers.ts';

const policyOf = (headers: Readonly<Record<string, string>>) =>
  headers['content-security-policy'] as string;

test('TEL-05: a collector of beacons may be sent to, and nothing else of its origin is let in', () => {
  const policy = policyOf(sendingTo(PAGE_HEADERS, 'https://collector.example', 'connect'));
  expect(policy).toContain("connect-src 'self' https://collector.example;");
  expect(policy.match(/collector\.example/g)).toHaveLength(1);
  expect(policyOf(sendingTo(PAGE_HEADERS, undefined, 'connect'))).toBe(policyOf(PAGE_HEADERS));
  expect(
    policyOf(sendingTo(PAGE_HEADERS, 'https://store.example')).match(/store\.example/g),
  ).toHaveLength(2);
});
