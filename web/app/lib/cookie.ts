/**
 * Cookies that a script may read. A browser that refuses them may throw: then there are none, and
 * everything still works (STOR-03).
 */

export function cookie(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
    return found?.slice(name.length + 1) || undefined;
  } catch {
    return undefined;
  }
}

/** `maxAge` in seconds; 0 takes it away. */
export function setCookie(name: string, value: string, maxAge: number): void {
  try {
    document.cookie = `${name}=${value}; path=/; max-age=${maxAge}; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  } catch {
    // refused
  }
}
