/** Alerts and price watches: what is said of them when somebody edits one. */
import { alerts } from './alerts.ts';
import { move } from './move.ts';
import { watch } from './watch.ts';

export const alert = { ...alerts, ...move, ...watch } as const;
