/**
 * The local storage of this browser (STOR-01). Where storage is refused nothing is stored, and
 * everything still works (STOR-03).
 */
export type StorageKey =
  | 'checked-links'
  | 'hide-download-guide'
  | 'starred-app'
  | 'app-started'
  | 'compared'
  | 'conan_user_visitor_info'
  | 'secret-key'
  | 'install-refused'
  | 'kept-of'
  | 'last-login-user'
  | 'line-login'
  | 'looked-at'
  | 'muted'
  | 'no-looks'
  | 'push-channel'
  | 'push-offered'
  | 'queued-marks'
  | 'recent-emoji'
  | 'region-hint'
  | 'search-history'
  | 'sent-marks'
  | 'telemetry-login'
  | 'unsent-draft'
  | 'visits';

export function writeStored(key: StorageKey, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // refused or full
  }
}

export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function removeStored(key: StorageKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // refused
  }
}
