import type { Module } from '../kernel/module.ts';

export const search: Module = { name: 'search', handlers: {} };
