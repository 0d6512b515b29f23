/** What web and API agree on about uploads (UPL-02). SVG is left out: it can carry script. */

export const UPLOAD_TYPES: {
  readonly IMAGE: readonly string[];
  readonly VIDEO: readonly string[];
} = {
  IMAGE: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  VIDEO: ['video/mp4'],
};
