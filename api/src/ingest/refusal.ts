/**
 * Why a feed was refused as a whole. Nothing of a refused feed is applied; `reason` is a stable
 * word for programs, the message a sentence for the operator that says what to do.
 */
export class FeedRefused extends Error {
  override name = 'FeedRefused';
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}

export function refuseFeed(reason: string, message: string): FeedRefused {
  return new FeedRefused(reason, message);
}
