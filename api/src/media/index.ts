/** Media: the pictures of this installation, at the size they are shown. */
import type { Module } from '../kernel/module.ts';
import { mountPictures } from './picture.ts';

export { ownPicture } from './own.ts';

export const media: Module = { name: 'media', handlers: {}, mount: mountPictures };
