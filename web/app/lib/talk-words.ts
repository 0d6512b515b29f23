/** What comments, votes and reports say; it comes with the first of them. */
import { later } from './message.ts';

export const talkMessages = later({
  th: () => import('../messages/th/talk.ts').then((module) => module.talk),
  en: () => import('../messages/en/talk.ts').then((module) => module.talk),
  id: () => import('../messages/id/talk.ts').then((module) => module.talk),
});
