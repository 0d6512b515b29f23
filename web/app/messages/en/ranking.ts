export const ranking = {
  'ranks.title': 'Leaderboards',
  'ranks.rank': 'Rank {n}',
  'ranks.up': 'up {n}',
  'ranks.down': 'down {n}',
  'ranks.same': 'unchanged',
  'ranks.new': 'New',
  'goods.sold': '{n} sold in total',
  'goods.sold.lately': '{n} sold in {days} d',
  'goods.reviews': '{n} {n|review|reviews}',
  'writing.pinned': 'Pinned',
  'writing.rank': 'Rank',
} as const;
