/** The field for a link, and the way to its page. */
export const checkEntry = {
  'check.title': 'Check a link',
  'check.label': 'Link to a product at a shop',
  'check.placeholder': 'Shopee, Lazada, TikTok link',
  'check.go': 'Check',
} as const;
