/** What signing in and the pages of an account say besides. */
import { channel } from './channel.ts';
import { developer } from './developer.ts';
import { gives } from './gives.ts';
import { message } from './message.ts';
import { own } from './own.ts';
import { signIn } from './sign-in.ts';

export const account = {
  ...signIn,
  ...gives,
  ...own,
  ...developer,
  ...message,
  ...channel,
} as const;
