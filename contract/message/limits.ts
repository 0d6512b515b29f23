/** Numbers of channels that pages know, too: without schemas. */

/** So many failures in a row switch a channel off, and its owner is notified another way. */
export const CHANNEL_FAILURES_MAX = 5;
export const CHANNELS_MAX = 10;

/** What the fragment of a link from a message begins with; what follows is its reference (visit.ts). */
export const LINK_MARK = '#m=';
/** Days after which such a link counts no more. */
export const LINK_DAYS = 7;
