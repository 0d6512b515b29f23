/** Work that several want at the same time is done once for all of them. */
export function once(
  making: Map<string, Promise<Buffer>>,
  name: string,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  let running = making.get(name);
  if (!running) {
    running = make().finally(() => making.delete(name));
    making.set(name, running);
  }
  return running;
}
