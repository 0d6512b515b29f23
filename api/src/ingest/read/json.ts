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

interface Scan {
  readonly sink: ObjectSink;
  /** Text that is not parsed yet. */
  text: string;
  /** How far `text` is scanned. */
  at: number;
  /** Where the current element begins in `text`; -1 between elements. */
  start: number;
  inString: boolean;
  row: number;
  /** Depth of the array whose elements are records; 0: not found yet. */
  listDepth: number;
  lists: number;
  /** Brackets that are open. */
  readonly open: string[];
}

/**
 * The elements of the first array of objects, at the root or under objects. A second such array
 * would leave it open which one is meant, and refuses the feed.
 */
export function jsonReader(sink: ObjectSink): Reader {
  const state: Scan = {
    sink,
    text: '',
    at: 0,
    start: -1,
    inString: false,
    row: 0,
    listDepth: 0,
    lists: 0,
    open: [],
  };
  return {
    push(text) {
      state.text += text;
      scan(state);
      dropParsed(state);
    },
    end() {
      if (state.open.length > 0 || state.inString)
        throw refuseFeed(
          'truncated',
          `The JSON breaks off within record ${state.row + 1}: the file was cut in transfer. Nothing was imported.`,
        );
      if (state.lists === 0 && state.row === 0)
        throw refuseFeed('no records', 'This JSON holds no list of objects.');
    },
  };
}

/** Goes on to the end of the text, from bracket to bracket and over strings. */
function scan(state: Scan): void {
  const { text } = state;
  for (;;) {
    const pattern = state.inString ? STRING_END : MARKS;
    pattern.lastIndex = state.at;
    const found = pattern.exec(text);
    if (found === null) {
      state.at = text.length;
      return;
    }
    const mark = found[0];
    state.at = found.index + 1;
    if (mark === '\\') {
      if (state.at >= text.length) {
        state.at = found.index;
        return;
      }
      state.at += 1;
    } else if (mark === '"') state.inString = !state.inString;
    else if (mark === '{' || mark === '[') opened(state, mark, found.index);
    else closed(state, mark, found.index);
  }
}

function opened(state: Scan, mark: string, at: number): void {
  const { open } = state;
  const isElement =
    mark === '{' &&
    state.start === -1 &&
    open.at(-1) === '[' &&
    open.indexOf('[') === open.length - 1;
  if (isElement) {
    if (state.listDepth === 0) {
      state.lists += 1;
      if (state.lists > 1)
        throw refuseFeed(
          'two lists',
          'This JSON holds two lists of objects, so it is not clear which are the products. Save the products alone.',
        );
      state.listDepth = open.length;
    }
    state.start = at;
  }
  open.push(mark);
  if (open.length > LIMITS.depth)
    throw refuseFeed('too deep', `The JSON is nested more than ${LIMITS.depth} levels deep.`);
}

function closed(state: Scan, mark: string, at: number): void {
  const { open } = state;
  const was = open.pop();
  if ((mark === '}') !== (was === '{'))
    throw refuseFeed(
      'syntax',
      `The JSON is broken: "${mark}" closes what "${was ?? 'nothing'}" opened (after record ${state.row}).`,
    );
  if (state.start !== -1 && open.length === state.listDepth) {
    element(state, state.text.slice(state.start, at + 1));
    state.start = -1;
  } else if (state.listDepth > 0 && open.length < state.listDepth) state.listDepth = 0;
}

function element(state: Scan, text: string): void {
  state.row += 1;
  const value = parsed(text);
  if (isObject(value)) state.sink.object(value, state.row);
  else state.sink.broken(state.row, 'record.syntax', headOf(text, 200));
}

function dropParsed(state: Scan): void {
  const from = state.start === -1 ? state.at : state.start;
  if (state.text.length - from > LIMITS.recordLength)
    throw refuseFeed(
      'record too long',
      `Record ${state.row + 1} is longer than ${LIMITS.recordLength} characters.`,
    );
  state.text = state.text.slice(from);
  state.at -= from;
  if (state.start !== -1) state.start = 0;
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
