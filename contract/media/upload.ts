/** Uploads go straight to storage with a signed address (rows UPL-01, UPL-02; AMB-78, AMB-79). */
import Type from 'typebox';
import type { Static } from 'typebox';
import { defineCall } from '../define.ts';
import { oneOf, text, Time } from '../shapes.ts';
import { UPLOAD_TYPES } from './rules.ts';

export const UPLOAD_KINDS = ['IMAGE', 'VIDEO'] as const;
/** What may be uploaded; images are the default (UPL-02). */
export const UPLOADS = {
  IMAGE: { contentTypes: UPLOAD_TYPES.IMAGE, maxBytes: 10_485_760 },
  VIDEO: { contentTypes: UPLOAD_TYPES.VIDEO, maxBytes: 104_857_600 },
} as const;
export const UPLOAD_FILES_MAX = 20;
/**
 * What an account may store: files and bytes in 24 hours, and bytes in all. Files that nothing uses
 * are gone after a day.
 */
export const UPLOAD_QUOTA = {
  dayFiles: 200,
  dayBytes: 314_572_800,
  allBytes: 2_147_483_648,
} as const;

export const UploadTarget = Type.Object({
  url: Type.String({ description: 'Where the client sends the bytes' }),
  method: Type.Literal('PUT'),
  headers: Type.Record(Type.String(), Type.String(), { description: 'To be sent along unchanged' }),
  objectKey: Type.String(),
  publicUrl: Type.String({ description: 'Where the file is read afterwards' }),
  expireTime: Time,
});
export type UploadTarget = Static<typeof UploadTarget>;

export const presign = defineCall({
  name: 'upload.presign',
  id: 'API-59',
  method: 'POST',
  path: '/service-in-one/upload/presigned-urls',
  who: 'viewer',
  doc: 'A signed address for each file, in the same order. A type or size that is not allowed refuses the whole request, and so does what would be more than an account may store in a day or in all. An address takes one file, once.',
  ask: Type.Object({
    kind: oneOf(UPLOAD_KINDS, { default: 'IMAGE' }),
    files: Type.Array(
      Type.Object({
        fileName: text(300),
        contentType: text(100),
        size: Type.Integer({ minimum: 1, description: 'Bytes' }),
      }),
      { minItems: 1, maxItems: UPLOAD_FILES_MAX },
    ),
  }),
  answer: Type.Object({ urls: Type.Array(UploadTarget) }),
});
