/** What every test file of journeys leaves behind is put away. */
import { afterAll } from 'vitest';
import { closeVisits } from './browser.ts';

afterAll(closeVisits);
