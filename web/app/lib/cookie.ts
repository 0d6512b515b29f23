/**
 * Cookies that a script may read. A browser that refuses them may throw: then there are none, and
 * everything still works (STOR-03).
 */

export function cookie(name: string): string | undefined {
  return cookies()(name);
}

/** All of them by name, read at once: each time costs a phone some milliseconds. */
export function cookies(): (name: string) => string | undefined {
  let pairs: string[] = [];
  try {
    pairs = document.cookie.split('; ');
  } catch {
    // refused
  }
  return (name) =>
    pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}

/** `maxAge` in seconds; 0 takes it away. */
export function setCookie(name: string, value: string, maxAge: number): void {
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  } catch {
    // refused
  }
}
