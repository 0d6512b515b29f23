/** Users. So far what others see of them; how they register and sign in comes with its own rows. */
import type { Module } from '../kernel/module.ts';

export { houseBrief, userBriefs } from './brief.ts';

export const account: Module = { name: 'account', handlers: {} };
