/**
 * JSON in pieces: an array of objects, an object that holds one such array, or one object per line.
 * The text is cut at the brackets of the elements and each is parsed on its own, so a feed of any
 * size needs one record's memory.
 */
import { LIMITS } from '../limits.ts';
import { refuseFeed } from '../refusal.ts';
import type { Reader } from './record.ts';
import { headOf } from '#contract/text.ts';

type Fields = Readonly<Record<string, unknown>>;
export interface ObjectSink {
  object(fields: Fields, row: number): void;
  broken(row: number, reason: string, value: string): void;
}

/** One object per line. A last line that breaks off is a cut file. */
export function ndjsonReader(sink: ObjectSink): Reader {
  let held = '';
  let row = 0;
  const line = (text: string, last: boolean): void => {
    const trimmed = text.trim();
    if (trimmed === '') return;
    row += 1;
    const value = parsed(trimmed);
    if (isObject(value)) sink.object(value, row);
    else if (last)
      throw refuseFeed(
        'truncated',
        `Line ${row}, the last, is no whole JSON object: the file was cut in transfer. Nothing was imported.`,
      );
    else sink.broken(row, 'record.syntax', trimmed);
  };
  return {
    push(text) {
      const lines = (held + text).split('\n');
      held = lines.pop() as string;
      if (held.length > LIMITS.recordLength)
        throw refuseFeed(
          'record too long',
          `Line ${row + 1} is longer than ${LIMITS.recordLength} characters.`,
        );
      for (const one of lines) line(one, false);
    },
    end() {
      line(held, true);
    },
  };
}

const MARKS = /["{}[\]]/g;
const STRING_END = /["\\]/g;

/**
 * The elements of the first array of objects, at the root or under objects. A second such array
 * would leave it open which one is meant, and refuses the feed.
 */
export function jsonReader(sink: ObjectSink): Reader {
  let held = '';
  let scanned = 0;
  let started = -1; // where the current element begins in `held`
  let inString = false;
  let row = 0;
  let listDepth = 0; // depth of the array whose elements are records; 0: not found yet
  let lists = 0;
  const open: string[] = [];

  const element = (text: string): void => {
    row += 1;
    const value = parsed(text);
    if (isObject(value)) sink.object(value, row);
    else sink.broken(row, 'record.syntax', headOf(text, 200));
  };
  const opened = (mark: string, at: number): void => {
    if (mark === '{' && started === -1 && open.at(-1) === '[' && !open.slice(0, -1).includes('[')) {
      if (listDepth === 0) {
        lists += 1;
        if (lists > 1)
          throw refuseFeed(
            'two lists',
            'This JSON holds two lists of objects, so it is not clear which are the products. Save the products alone.',
          );
        listDepth = open.length;
      }
      started = at;
    }
    open.push(mark);
    if (open.length > LIMITS.depth)
      throw refuseFeed('too deep', `The JSON is nested more than ${LIMITS.depth} levels deep.`);
  };
  const closed = (mark: string, at: number): void => {
    const was = open.pop();
    if ((mark === '}') !== (was === '{'))
      throw refuseFeed(
        'syntax',
        `The JSON is broken: "${mark}" closes what "${was ?? 'nothing'}" opened (after record ${row}).`,
      );
    if (started !== -1 && open.length === listDepth) {
      element(held.slice(started, at + 1));
      started = -1;
    } else if (listDepth > 0 && open.length < listDepth) listDepth = 0;
  };
  const scan = (): void => {
    for (;;) {
      const pattern = inString ? STRING_END : MARKS;
      pattern.lastIndex = scanned;
      const found = pattern.exec(held);
      if (found === null) {
        scanned = held.length;
        return;
      }
      const mark = found[0];
      scanned = found.index + 1;
      if (mark === '\\') {
        if (scanned >= held.length) {
          scanned = found.index;
          return;
        }
        scanned += 1;
      } else if (mark === '"') inString = !inString;
      else if (mark === '{' || mark === '[') opened(mark, found.index);
      else closed(mark, found.index);
    }
  };
  return {
    push(text) {
      held += text;
      scan();
      const keep = started === -1 ? scanned : started;
      if (held.length - keep > LIMITS.recordLength)
        throw refuseFeed(
          'record too long',
          `Record ${row + 1} is longer than ${LIMITS.recordLength} characters.`,
        );
      held = held.slice(keep);
      scanned -= keep;
      if (started !== -1) started = 0;
    },
    end() {
      if (open.length > 0 || inString)
        throw refuseFeed(
          'truncated',
          `The JSON breaks off within record ${row + 1}: the file was cut in transfer. Nothing was imported.`,
        );
      if (lists === 0 && row === 0)
        throw refuseFeed('no records', 'This JSON holds no list of objects.');
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a sample is one JSON object per line. */
export function looksLikeLines(sample: string): boolean {
  const end = sample.indexOf('\n');
  if (end === -1) return false;
  const first = parsed(sample.slice(0, end).trim());
  const rest = sample.slice(end).trimStart();
  return (
    isObject(first) &&
    (rest === ''
      ? !Object.values(first).some((value) => Array.isArray(value) && isObject(value[0]))
      : rest.startsWith('{'))
  );
}
