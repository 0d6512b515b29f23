/** What the record of forecasts says; it comes with the page. */
import { later } from '../../lib/message.ts';

export const recordMessages = later({
  th: () => import('../../messages/th/record.ts').then((module) => module.record),
  en: () => import('../../messages/en/record.ts').then((module) => module.record),
  id: () => import('../../messages/id/record.ts').then((module) => module.record),
});
