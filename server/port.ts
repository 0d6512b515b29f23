/** Looks whether the port is free before minutes go into a database and a demo world. */
import { createServer } from 'node:net';

/** Fails as listening itself would (EADDRINUSE, EACCES). */
export function portFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}
