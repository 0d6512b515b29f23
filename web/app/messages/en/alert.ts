/** Alerts and price watches: what is said of them when somebody edits one. */
import { watch } from './watch.ts';

export const alert = { ...watch } as const;
