import type { en } from '../en/index.ts';
import type { Translation } from '../translation.ts';
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

export const id: Translation<typeof en> = {
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
};
