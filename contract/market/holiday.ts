/**
 * Public holidays with a fixed date, `MM-DD`, by region. Movable ones, and days that a government adds, are
 * entered by operators (api/src/activity/lottery/holiday.ts).
 */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  TH: [
    '01-01',
    '04-06',
    '04-13',
    '04-14',
    '04-15',
    '05-01',
    '05-04',
    '06-03',
    '07-28',
    '08-12',
    '10-13',
    '10-23',
    '12-05',
    '12-10',
    '12-31',
  ],
  ID: ['01-01', '05-01', '06-01', '08-17', '12-25'],
  SG: ['01-01', '05-01', '08-09', '12-25'],
  MY: ['01-01', '05-01', '08-31', '09-16', '12-25'],
  PH: [
    '01-01',
    '04-09',
    '05-01',
    '06-12',
    '08-21',
    '11-01',
    '11-02',
    '11-30',
    '12-08',
    '12-25',
    '12-30',
    '12-31',
  ],
  VN: ['01-01', '04-30', '05-01', '09-02'],
};

/** Of a region that is not known here, New Year alone. */
export const fixedHolidays = (region: string): readonly string[] => FIXED[region] ?? ['01-01'];
