import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { portFree } from './port.ts';

test('a busy port is found before anything else is begun, a free one is left free', async () => {
  const busy = createServer();
  await new Promise<void>((resolve) => {
    busy.listen(0, '127.0.0.1', resolve);
  });
  const { port } = busy.address() as AddressInfo;
  await expect(portFree(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  await new Promise((resolve) => {
    busy.close(resolve);
  });
  await portFree(port, '127.0.0.1');
  await portFree(port, '127.0.0.1');
});
