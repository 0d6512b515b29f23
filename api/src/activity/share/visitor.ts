/** What stands for a device where it need not be named: a digest of the id that its client says. */
import { createHash } from 'node:crypto';

export const visitorOf = (deviceId: string): Buffer =>
  createHash('sha256').update(deviceId).digest();
