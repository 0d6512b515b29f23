/** A database that Khum cannot run on; the message says why and what to do. */
export class UnfitDatabase extends Error {
  override name = 'UnfitDatabase';
}
