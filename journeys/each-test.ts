/** What every journey leaves behind is put away. */
import { afterEach } from 'vitest';
import { closeVisits } from './browser.ts';

afterEach(closeVisits);
