/** Working days of a region: Monday to Friday but for public holidays (ACT-08, CONST-09). */

const DAY_MS = 86_400_000;

/**
 * The working day that comes so many working days after a day, both `YYYY-MM-DD`; the day itself does
 * not count. `holidays` are days, or `MM-DD` for those of every year.
 */
export function workingDayAfter(day: string, count: number, holidays: ReadonlySet<string>): string {
  let at = Date.parse(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    at += DAY_MS;
    if (isWorkingDay(at, holidays)) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}

function isWorkingDay(at: number, holidays: ReadonlySet<string>): boolean {
  const date = new Date(at);
  const day = date.toISOString().slice(0, 10);
  const isWeekend = date.getUTCDay() % 6 === 0;
  return !isWeekend && !holidays.has(day) && !holidays.has(day.slice(5));
}
