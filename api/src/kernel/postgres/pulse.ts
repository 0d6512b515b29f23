/**
 * Whether the database answers. Nobody asks while all goes well: an error that smells of a lost connection, or a page
 * that waits too long, makes it look, and while the database is away it looks twice a second. Each change of state is
 * said once.
 */
const EVERY_MS = 500;

export interface PulseParts {
  /** Fails unless the database answers, within a time of its own. */
  readonly probe: () => Promise<void>;
  /** Called at each change; `awayMs` when it is back. */
  readonly onChange?: ((change: { isDown: true; error: unknown } | { isDown: false; awayMs: number }) => void) | undefined;
}

export class Pulse {
  private readonly parts: PulseParts;
  private downSince: number | undefined;
  private looking: Promise<boolean> | undefined;
  private next: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(parts: PulseParts) {
    this.parts = parts;
  }

  get isDown(): boolean {
    return this.downSince !== undefined;
  }

  /** Looks now; those who ask together share one look. */
  answers(): Promise<boolean> {
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
    const error = await this.parts.probe().then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('no answer'),
    );
    if (this.isStopped) return error === undefined;
    if (error === undefined) this.up();
    else this.down(error);
    return error === undefined;
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
