/** Numbers of channels that pages know, too: without schemas. */

/** So many failures in a row switch a channel off, and its owner is notified another way. */
export const CHANNEL_FAILURES_MAX = 5;
