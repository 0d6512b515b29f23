/** What became of what was looked at in this browser (BEY-36). */
export const since = {
  'here.note': 'Kept in this browser only',
  'here.forget': 'Clear all',
  'here.undo': 'Undo',
  'here.forgotten': 'Cleared.',
  'here.fell': '{amount} less than when you looked',
  'here.rose': '{amount} more than when you looked',
  'here.same': 'Same price as when you looked',
  'here.ended': 'The deal has ended',
  'here.gone': 'Out of stock now',
  'here.searched': 'Recent searches',
} as const;
