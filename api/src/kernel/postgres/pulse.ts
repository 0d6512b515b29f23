/**
 * Whether the database answers. Nobody asks while all goes well: an error that smells of a lost
 * connection, or a page that waits too long, makes it look, and while the database is away it looks
 * twice a second. Each change of state is logged once. A statement that was answered meanwhile counts
 * more than a look that took too long: a busy machine is no lost database.
 */
const EVERY_MS = 500;
/** An answer that recent says enough. */
const RECENT_MS = 400;

export interface PulseParts {
  /** Fails unless the database answers, within a time of its own. */
  readonly probe: () => Promise<void>;
  /** Called at each change; `awayMs` when it is back. */
  readonly onChange?:
    | ((change: { isDown: true; error: unknown } | { isDown: false; awayMs: number }) => void)
    | undefined;
}

export class Pulse {
  private readonly parts: PulseParts;
  private downSince: number | undefined;
  private looking: Promise<boolean> | undefined;
  private next: NodeJS.Timeout | undefined;
  private isStopped = false;
  private lastSeen = Number.NEGATIVE_INFINITY;

  constructor(parts: PulseParts) {
    this.parts = parts;
  }

  get isDown(): boolean {
    return this.downSince !== undefined;
  }

  /** A statement was answered. */
  seen(): void {
    this.lastSeen = performance.now();
    if (this.isDown) this.up();
  }

  /** Looks now, unless that is known; those who ask together share one look. */
  answers(): Promise<boolean> {
    if (performance.now() - this.lastSeen < RECENT_MS) return Promise.resolve(true);
    this.looking ??= this.look().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  /** Something broke: looks whether it was the database, unless that is known. */
  suspect(): void {
    if (!this.isDown && !this.isStopped) void this.answers();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.next);
  }

  private async look(): Promise<boolean> {
    const began = performance.now();
    const error = await this.parts.probe().then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('no answer'),
    );
    const isThere = error === undefined || this.lastSeen > began;
    if (this.isStopped) return isThere;
    if (isThere) this.up();
    else this.down(error);
    return isThere;
  }

  private up(): void {
    clearTimeout(this.next);
    if (this.downSince === undefined) return;
    const awayMs = Math.round(performance.now() - this.downSince);
    this.downSince = undefined;
    this.parts.onChange?.({ isDown: false, awayMs });
  }

  private down(error: unknown): void {
    if (this.downSince === undefined) {
      this.downSince = performance.now();
      this.parts.onChange?.({ isDown: true, error });
    }
    clearTimeout(this.next);
    this.next = setTimeout(() => void this.answers(), EVERY_MS).unref();
  }
}
