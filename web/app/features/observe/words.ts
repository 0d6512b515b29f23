/** What telling a price says; it comes with the page. */
import { later } from '../../lib/message.ts';

export const observeMessages = later({
  th: () => import('../../messages/th/observe.ts').then((module) => module.observe),
  en: () => import('../../messages/en/observe.ts').then((module) => module.observe),
  id: () => import('../../messages/id/observe.ts').then((module) => module.observe),
});
