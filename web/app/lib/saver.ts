/**
 * Whether this visitor saves data (BEY-26): by the browser, or by choice on `/preferences`. In a
 * browser only.
 */
import { cookie } from './cookie.ts';

export function savesData(): boolean {
  return (
    cookie('saver') === 'on' ||
    (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
  );
}
