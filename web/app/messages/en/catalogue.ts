export const catalogue = {
  'catalogue.title': 'Products',
} as const;
