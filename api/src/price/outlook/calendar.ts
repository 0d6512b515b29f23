/** Days on which shops of a region are known to cut prices (BEY-22). Data: month and day, or a day of every month. */

export interface Sale {
  readonly name: string;
  /** `MM-DD`, or `DD` of every month. */
  readonly on: string;
}

/** 1.1 to 12.12: Lazada, Shopee and TikTok Shop sell in all six regions. */
const DOUBLE_DAYS: readonly Sale[] = Array.from({ length: 12 }, (_, index) => {
  const number = index + 1;
  const two = String(number).padStart(2, '0');
  return { name: `${number}.${number}`, on: `${two}-${two}` };
});
const PAYDAY: Sale = { name: 'Payday', on: '25' };

const SALES: Readonly<Record<string, readonly Sale[]>> = {
  TH: [...DOUBLE_DAYS, PAYDAY, { name: 'Mid-month', on: '15' }],
  ID: [...DOUBLE_DAYS, PAYDAY],
  SG: [...DOUBLE_DAYS, PAYDAY],
  MY: [...DOUBLE_DAYS, PAYDAY],
  PH: [...DOUBLE_DAYS, { name: 'Payday', on: '15' }, { name: 'Payday', on: '30' }],
  VN: [...DOUBLE_DAYS, PAYDAY],
};

/** The sale on a tenant-local day, if there is one. */
export function saleOn(tenantId: string, day: string): Sale | undefined {
  return (SALES[tenantId] ?? DOUBLE_DAYS).find(({ on }) => day.endsWith(`-${on}`));
}
