/**
 * The last calls of this page, for problem reports (AMB-64): what was
 * asked and how it ended, never what was said in it. Nothing leaves the browser by itself.
 */
const MOST = 50;

export interface RecentCall {
  readonly time: string;
  readonly method: string;
  /** Without its query: that may hold what somebody typed. */
  readonly path: string;
  /** 0: no answer. */
  readonly status: number;
  readonly ms: number;
}

const calls: RecentCall[] = [];

export function noteCall(call: RecentCall): void {
  calls.push(call);
  if (calls.length > MOST) calls.shift();
}

/** Oldest first. */
export function recentCalls(): readonly RecentCall[] {
  return calls;
}
