/** What the page of the assistant says; it comes with the page. */
import { later } from '../../lib/message.ts';

export const assistantMessages = later({
  th: () => import('../../messages/th/assistant.ts').then((module) => module.assistant),
  en: () => import('../../messages/en/assistant.ts').then((module) => module.assistant),
  id: () => import('../../messages/id/assistant.ts').then((module) => module.assistant),
});
