/**
 * Whether what a client has is still it (`If-None-Match`): a list of validators, weak ones too, or
 * any.
 */
export function isKnown(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  return (
    given.trim() === '*' || given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  );
}
