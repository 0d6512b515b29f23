/**
 * What the viewer marked and how often others did, apart from the pages, which are the same for
 * everybody: keyed by subject, and asked for in one call for all that is on screen, once it is
 * known who is there and whenever that changes (INT-07, AUTH-14). An action that was made since a
 * question was asked is newer than its answer.
 */
import { useEffect, useSyncExternalStore } from 'react';
import type { Answer } from '#contract/calls.ts';
import type { Subject } from '#contract/interaction/subject.ts';
import { EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { mayAct, onViewer, useViewer, viewer } from '../../lib/viewer.ts';

/** Counts are null until they are known: until then the counts of the page are shown. */
export interface Standing {
  readonly liked: boolean;
  readonly collected: boolean;
  readonly followed: boolean;
  /** The viewer blocked them; known where the page offers it. */
  readonly blocked: boolean;
  readonly likes: number | null;
  readonly collects: number | null;
  readonly followers: number | null;
}

const UNKNOWN: Standing = {
  liked: false,
  collected: false,
  followed: false,
  blocked: false,
  likes: null,
  collects: null,
  followers: null,
};
const AT_ONCE = 200;

const standings = new Map<string, Standing>();
/** How many parts of the page show a subject. */
const shown = new Map<string, { readonly subject: Subject; times: number }>();
/** How often a subject was changed here. */
const changes = new Map<string, number>();
const wanted = new Set<string>();
const inFlight = new Set<string>();
const listeners = new Set<() => void>();
let isPlanned = false;
let turn = viewer().turn;

onViewer(() => {
  // another user did none of what is remembered
  if (viewer().turn !== turn)
    for (const [key, standing] of standings)
      standings.set(key, {
        ...standing,
        liked: false,
        collected: false,
        followed: false,
        blocked: false,
      });
  turn = viewer().turn;
  for (const key of shown.keys()) wanted.add(key);
  plan();
});

/** The marks of a subject; signed out, and on the server, there are none (INT-04). */
export function useStanding({ subjectId, subjectType }: Subject): Standing {
  const key = keyOf({ subjectId, subjectType });
  useEffect(() => {
    const subject = { subjectId, subjectType };
    const entry = shown.get(key) ?? { subject, times: 0 };
    entry.times += 1;
    shown.set(key, entry);
    wanted.add(key);
    plan();
    return () => {
      entry.times -= 1;
      if (entry.times === 0) shown.delete(key);
    };
  }, [key, subjectId, subjectType]);
  const standing = useSyncExternalStore(
    subscribe,
    () => standings.get(key) ?? UNKNOWN,
    () => UNKNOWN,
  );
  const { user } = useViewer();
  return user || mayAct()
    ? standing
    : { ...standing, liked: false, collected: false, followed: false, blocked: false };
}

/**
 * Makes one change of a subject; it returns the state of the subject. Nothing happens while
 * the same change of the same subject is on its way (INT-03). True when it was made.
 */
export async function change(
  subject: Subject,
  kind: string,
  make: () => Promise<Partial<Standing>>,
): Promise<boolean> {
  const key = keyOf(subject);
  const flight = `${kind} ${key}`;
  if (inFlight.has(flight)) return false;
  inFlight.add(flight);
  const asked = viewer().user?.userId;
  try {
    const after = await make();
    // the same person may have signed in again meanwhile
    if (viewer().user?.userId !== asked) return false;
    changes.set(key, (changes.get(key) ?? 0) + 1);
    put(key, after);
    return true;
  } finally {
    inFlight.delete(flight);
  }
}

function keyOf({ subjectId, subjectType }: Subject): string {
  return `${subjectType} ${subjectId}`;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(key: string, known: Partial<Standing>): void {
  standings.set(key, { ...(standings.get(key) ?? UNKNOWN), ...known });
  for (const listener of listeners) listener();
}

/** One question for all that came on screen in a frame. */
function plan(): void {
  if (isPlanned || wanted.size === 0 || !viewer().known) return;
  isPlanned = true;
  requestAnimationFrame(() => {
    isPlanned = false;
    const subjects = [...wanted].flatMap((key) => shown.get(key)?.subject ?? []);
    wanted.clear();
    for (let at = 0; at < subjects.length; at += AT_ONCE)
      void load(subjects.slice(at, at + AT_ONCE));
  });
}

async function load(subjects: readonly Subject[]): Promise<void> {
  const asked = {
    turn: viewer().turn,
    changes: subjects.map((subject) => changes.get(keyOf(subject))),
  };
  let counts: Answer<'mark.statistic'>['counts'];
  try {
    ({ counts } = await browserCaller('mark.statistic', { subjects: [...subjects] }, EXTRA));
  } catch (error) {
    console.warn('marks: could not be loaded', error);
    return;
  }
  if (viewer().turn !== asked.turn) return;
  for (const [at, count] of counts.entries()) {
    const key = keyOf(count);
    if (changes.get(key) !== asked.changes[at]) continue;
    put(key, {
      liked: count.currentUserThumbUp,
      collected: count.currentUserCollected,
      followed: count.currentUserFollowed,
      likes: count.thumbUpCount,
      collects: count.collectCount,
      followers: count.followerCount,
    });
  }
}

/** What a part of the page learnt of a subject by itself. */
export function note(subject: Subject, known: Partial<Standing>): void {
  put(keyOf(subject), known);
}
