/** Which addresses are pages, and what is made of one that cannot be read. */

/** Whether an address may be a page: calls, files and probes are not. */
export function isPage(url: string): boolean {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  return (
    !/^\/(api\/|assets\/|pic\/|healthz|readyz|metrics|request-log|admin-api\/|@|node_modules\/)/.test(
      path,
    ) && !/\.\w{2,5}$/.test(path)
  );
}

/** Where no page is. */
const NOWHERE = '/%EF%BF%BD';

/**
 * A page's address that cannot be decoded is read as one that no page has: a visitor gets the page
 * that says so. So is one that browsers take for another host (`//elsewhere`, `/\\elsewhere`):
 * whatever a page repeats of its own address leads to this site.
 */
export function pageAddress(url: string): string {
  const [path = '/'] = url.split('?');
  const stays = !/^\/[/\\]/.test(path) && isDecodable(path);
  return stays || !isPage(path) ? url : NOWHERE;
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
