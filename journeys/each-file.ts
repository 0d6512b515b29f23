/** What every test file of journeys leaves behind is put away. */
import { afterEach } from 'vitest';
import { closeVisits } from './browser.ts';

afterEach(closeVisits);
