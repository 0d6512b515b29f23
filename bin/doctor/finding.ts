/** What the doctor finds. */
export interface Finding {
  readonly ok: boolean;
  readonly what: string;
  readonly advice?: string;
}

/** Takes down a finding; `advice` is shown where it is not well. */
export type Note = (ok: boolean, what: string, advice?: string) => void;
