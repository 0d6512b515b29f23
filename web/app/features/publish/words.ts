/** What writing a note or deal says; it comes with the page. */
import { later } from '../../lib/message.ts';

export const publishMessages = later({
  th: () => import('../../messages/th/publish.ts').then((module) => module.publish),
  en: () => import('../../messages/en/publish.ts').then((module) => module.publish),
  id: () => import('../../messages/id/publish.ts').then((module) => module.publish),
});
