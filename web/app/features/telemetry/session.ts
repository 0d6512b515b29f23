/**
 * Who visits, as far as a browser says: sessions of 30 minutes, and a visitor id for each user
 * (TEL-06, TEL-08, AMB-49).
 */
import { TRACKING } from '#contract/constants.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

interface Session {
  readonly id: string;
  readonly seenAt: number;
}

let inMemory: Session | undefined;

/** The id of this session: a new one when nothing happened for half an hour. */
export function sessionId(now: number): string {
  const known = readSession() ?? inMemory;
  const id = known && now - known.seenAt < TRACKING.sessionMs ? known.id : newId();
  inMemory = { id, seenAt: now };
  try {
    sessionStorage.setItem('telemetry-session', JSON.stringify(inMemory));
  } catch {
    // refused: it lasts as long as the page
  }
  return id;
}

/** One id for each user of this browser, and one for nobody. */
export function visitorId(userId: string | undefined): string {
  const key = userId ?? '';
  const all = readVisitors();
  const known = all[key];
  if (known) return known;
  const id = newId();
  writeStored('conan_user_visitor_info', JSON.stringify({ ...all, [key]: id }));
  return id;
}

function readSession(): Session | undefined {
  try {
    const found = JSON.parse(
      sessionStorage.getItem('telemetry-session') ?? 'null',
    ) as Session | null;
    return found && typeof found.id === 'string' && typeof found.seenAt === 'number'
      ? found
      : undefined;
  } catch {
    return undefined;
  }
}

function readVisitors(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(readStored('conan_user_visitor_info') ?? '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Record<string, string>)
      : {};
  } catch {
    return {};
  }
}

/** 128 random bits. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
