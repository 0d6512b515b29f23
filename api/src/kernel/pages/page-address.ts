/** Which addresses are pages, and what is made of one that cannot be read. */

/** Whether an address may be a page: calls, files and probes are not. */
export function isPage(url: string): boolean {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  return !/^\/(api\/|assets\/|pic\/|healthz|readyz|metrics|request-log|admin-api\/|@|node_modules\/)/.test(path) && !/\.\w{2,5}$/.test(path);
}

/** A page's address that cannot be decoded is read as one that no page has: a visitor gets the page that says so. */
export function pageAddress(url: string): string {
  const [path = '/'] = url.split('?');
  try {
    decodeURI(path);
    return url;
  } catch {
    return isPage(path) ? '/%EF%BF%BD' : url;
  }
}
