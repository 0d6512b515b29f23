/** English: the source of keys, holes and parts. */
import { account } from './account.ts';
import { activity } from './activity.ts';
import { alert } from './alert.ts';
import { assistant } from './assistant.ts';
import { check } from './check.ts';
import { first } from './first.ts';
import { form } from './form.ts';
import { observe } from './observe.ts';
import { publish } from './publish.ts';
import { record } from './record.ts';
import { rest } from './rest.ts';
import { talk } from './talk.ts';

/**
 * The parts in which sentences reach a browser, each a file of every language. `first` is what the
 * home page says and comes with every page; the others come with the code that says them.
 */
export const parts = {
  first,
  rest,
  form,
  account,
  activity,
  talk,
  alert,
  assistant,
  check,
  observe,
  publish,
  record,
} as const;
export type MessagePart = keyof typeof parts;

export const en = {
  ...account,
  ...activity,
  ...alert,
  ...assistant,
  ...check,
  ...first,
  ...form,
  ...observe,
  ...publish,
  ...record,
  ...rest,
  ...talk,
} as const;
