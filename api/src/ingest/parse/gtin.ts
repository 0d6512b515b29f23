/**
 * A trade item number (GTIN-8, UPC-12, EAN-13, GTIN-14) with a right check digit, as 14 digits;
 * else null.
 */
export function parseGtin(text: string): string | null {
  if (text === '') return null;
  const digits = text.replace(/[\s'-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return null;
  const padded = digits.padStart(14, '0');
  if (/^0+$/.test(padded)) return null;
  let sum = 0;
  for (let at = 0; at < 13; at += 1) sum += (padded.charCodeAt(at) - 48) * (at % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10 === padded.charCodeAt(13) - 48 ? padded : null;
}
