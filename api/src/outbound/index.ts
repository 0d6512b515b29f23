/**
 * The way out to shops, and affiliate tags. It lies above rankings, search and content, so that
 * none of them can use it (BEY-30).
 */
import type { Module } from '../kernel/module.ts';
import { leave } from './leave.ts';

export const outbound: Module = { name: 'outbound', handlers: { 'outbound.leave': leave } };
