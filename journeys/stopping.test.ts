/**
 * A server that is told to stop while clients keep their connections alive, as every proxy does.
 */
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { servingUrl } from '#api/kernel/postgres/serving.ts';
import { startServer } from '#server/server.ts';
import { databaseUrl } from './given.ts';

const PATHS = [
  '/',
  '/search?keyword=fan',
  '/api/saas-user-service/common/base/info',
  '/robots.txt',
];

test('12.11: told to stop, it answers what is under way, closes what is kept alive, and is gone within 5 s', async () => {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PORT: '0',
    RATE_LIMIT: '1000000',
  });
  const running = await startServer({
    config,
    database: { url: servingUrl(databaseUrl), poolSize: 8 },
    log: makeLog(config),
  });
  const { port } = new URL(running.address);
  const counted = { answered: 0, refused: 0, failed: [] as string[] };
  let isOver = false;
  const client = async (number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; !isOver; turn += 1) {
      await new Promise<void>((resolve) => {
        const request = get(
          { port: Number(port), path: PATHS[(turn + number) % PATHS.length], agent },
          (response) => {
            response.on('data', () => {});
            response.on('end', () => {
              if (response.statusCode === 200) counted.answered += 1;
              else counted.failed.push(`${response.statusCode} ${request.path}`);
              resolve();
            });
            response.on('error', (error) => counted.failed.push(`cut: ${error.message}`));
            response.on('close', resolve);
          },
        );
        request.on('error', (error: NodeJS.ErrnoException) => {
          // a kept connection that was closed as the next request went out is one that clients try
          // again (RFC 9112, 9.3.1)
          if (error.code === 'ECONNREFUSED' || request.reusedSocket) counted.refused += 1;
          else counted.failed.push(error.message);
          resolve();
        });
      });
      if (counted.refused > 0) await wait(20);
    }
    agent.destroy();
  };
  const idle = connect(Number(port), '127.0.0.1');
  const clients = Promise.all(Array.from({ length: 12 }, (_, number) => client(number)));
  await expect.poll(() => counted.answered).toBeGreaterThan(100);
  const began = performance.now();
  await running.stop();
  const took = performance.now() - began;
  isOver = true;
  await clients;
  idle.destroy();
  expect(took).toBeLessThan(5000);
  expect(counted.failed).toEqual([]);
});
