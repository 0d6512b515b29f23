/** Where a lottery, its verifier and its prizes are. */
import { withQuery } from '../../lib/address.ts';

export const lotteryAddress = (
  id: string,
  part: 'verify' | 'prizes' | '' = '',
  query: Readonly<Record<string, string>> = {},
): string => withQuery(`/activity/lottery/${id}${part && `/${part}`}`, query);

export const awardAddress = (id: string, awardId: string): string =>
  `${lotteryAddress(id, 'prizes')}/${awardId}/address`;
