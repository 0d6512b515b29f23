import { NO_WISHES } from './wish.ts';
import type { Wishes } from './wish.ts';

export const wishes: Wishes = {
  ...NO_WISHES,
  not: 'melainkan, taknak [yang|warna|jenama]*, tak nak [yang|warna|jenama]*',
  official: '[dari|di]* kedai rasmi',
  perUnit: 'per keping, sekilo, seunit',
};
