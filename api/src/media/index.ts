/** Media: the pictures of this installation, of shops, and of users, at the size they are shown. */
import type { Module } from '../kernel/module.ts';
import { mediaExport } from './export.ts';
import { mountPictures } from './picture.ts';
import { mountResizer } from './resize.ts';
import { removeOrphans } from './upload/orphan.ts';
import { mountUploads, presign } from './upload/upload.ts';

export { tryStorage } from './upload/store.ts';
export { once } from './once.ts';
export { picturesToDraw } from './shop-picture.ts';

export const media: Module = {
  name: 'media',
  handlers: { 'upload.presign': presign },
  provides: { exports: { media: mediaExport } },
  needs: ['pictures'],
  schedules: [{ name: 'media.orphans', everySeconds: 3600, run: removeOrphans }],
  mount(server, config, app) {
    mountPictures(server, config);
    mountResizer(server, config, app);
    mountUploads(server, config, app);
  },
};
