/**
 * What this browser remembers (STOR-01). Where storage is refused it remembers nothing, and
 * everything still works (STOR-03).
 */
export type KeptKey =
  | 'hide-download-guide'
  | 'starred-app'
  | 'app-started'
  | 'conan_user_visitor_info'
  | 'secret-key'
  | 'last-login-user'
  | 'line-login'
  | 'push-channel'
  | 'recent-emoji'
  | 'search-history'
  | 'telemetry-login'
  | 'unsent-draft';

export function keep(key: KeptKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // refused or full
  }
}

export function kept(key: KeptKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forget(key: KeptKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // refused
  }
}
