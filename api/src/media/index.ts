/** Media: the pictures of this installation, and of shops, at the size they are shown. */
import type { Module } from '../kernel/module.ts';
import { mountPictures } from './picture.ts';
import { mountResizer } from './resize.ts';

export { ownPicture } from './own.ts';
export { registerPictures } from './resize.ts';

export const media: Module = {
  name: 'media',
  handlers: {},
  mount(server, config, app) {
    mountPictures(server, config);
    mountResizer(server, config, app);
  },
};
