/**
 * Who does not read what was asked for is cut: an answer that waits in memory for a reader may wait
 * for ever, and a hundred of them are a film each. Node looks after slow requests only.
 */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Looked at so often … */
const EVERY_MS = 5_000;
/** … and cut after so many looks in a row at which less than this went out while more waited. */
const PATIENCE = 4;
const LEAST_BYTES = 5_000;

interface Progress {
  sent: number;
  idle: number;
}

export class SlowReaders {
  private readonly open = new Map<ServerResponse, Progress>();

  watch(response: ServerResponse): void {
    this.open.set(response, { sent: 0, idle: 0 });
    response.once('close', () => this.open.delete(response));
  }

  /** Looks at all answers under way; returns how many were cut. */
  sweep(): number {
    let cut = 0;
    for (const [response, progress] of this.open) {
      const { socket } = response;
      if (!socket) continue;
      const sent = socket.bytesWritten - socket.writableLength;
      progress.idle =
        waiting(response, socket) && sent - progress.sent < LEAST_BYTES ? progress.idle + 1 : 0;
      progress.sent = sent;
      if (progress.idle < PATIENCE) continue;
      this.open.delete(response);
      socket.destroy();
      cut += 1;
    }
    return cut;
  }
}

function waiting(response: ServerResponse, socket: Socket): boolean {
  return socket.writableLength > 0 || response.writableLength > 0;
}

/** Watches all answers of a server; returns how to stop. */
export function cutSlowReaders(server: Server): () => void {
  const readers = new SlowReaders();
  server.on('request', (_request, response) => readers.watch(response));
  const timer = setInterval(() => readers.sweep(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
