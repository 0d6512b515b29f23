/** Whom an address stands for: that of IPv6 counts as its network, for whoever has one has 2^64. */
export function networkOf(address: string): string {
  return address.includes(':') && !address.includes('.')
    ? address.split(':').slice(0, 4).join(':')
    : address;
}
