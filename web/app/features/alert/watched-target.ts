/** The target that a link fills in, in minor units: `?watch=129000`. */
export function targetIn(search: string): number | undefined {
  const text = new URLSearchParams(search).get('watch') ?? '';
  const amount = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
  return amount !== undefined && Number.isSafeInteger(amount) ? amount : undefined;
}
