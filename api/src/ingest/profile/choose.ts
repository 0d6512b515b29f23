/** Which columns of a feed mean what: by profile, by `--map`, or suggested from their names. */
import { refuseFeed } from '../refusal.ts';
import { accesstrade, everflow, googleMerchant, involveAsia } from './affiliate.ts';
import { generic } from './generic.ts';
import { mapText } from './map-text.ts';
import { lazada, shopee, shopeeHistory } from './marketplace.ts';
import type { Field, Profile } from './profile.ts';
import { columnKey, FIELDS, isField } from './profile.ts';

/** In the order of detection; `generic` fits everything. */
export const PROFILES: readonly Profile[] = [
  shopeeHistory,
  lazada,
  shopee,
  googleMerchant,
  involveAsia,
  accesstrade,
  everflow,
  generic,
];

export interface Mapping {
  readonly profile: Profile;
  /** Field → positions of its candidate columns, best first. */
  readonly columns: Readonly<Partial<Record<Field, readonly number[]>>>;
  /** Field → column name, as shown and stored with the run. */
  readonly shown: Readonly<Record<string, string>>;
  /** Whether the profile was recognised or guessed, not named. */
  readonly guessed: boolean;
  /** Columns that mean nothing to us. */
  readonly unused: readonly string[];
}

export interface Wish {
  readonly profile?: string | undefined;
  readonly map?: Readonly<Record<string, string>> | undefined;
  readonly hasItems?: boolean;
}

/** Decides the mapping; refuses when title, price and one of url and id cannot be found. */
export function chooseMapping(columns: readonly string[], wish: Wish): Mapping {
  const keys = columns.map(columnKey);
  const profile = wish.profile
    ? profileNamed(wish.profile)
    : wish.map
      ? generic
      : detectProfile(keys);
  const mapping = wish.map
    ? mapped(
        columns,
        keys,
        wish.map,
        wish.profile ? profile : { ...generic, name: 'map', fields: {} },
      )
    : resolved(columns, keys, profile.fields, profile, !wish.profile);
  const missing = missingOf(mapping, wish.hasItems === true);
  if (missing.length === 0) return mapping;
  throw refuseFeed(
    'columns',
    `No column for ${missing.join(', ')} among: ${columns.slice(0, 40).join(', ')}${columns.length > 40 ? ', …' : ''}. ${advice(columns, missing)}`,
  );
}

export function profileNamed(name: string): Profile {
  const found = PROFILES.find((one) => one.name === name);
  if (!found)
    throw refuseFeed(
      'profile',
      `There is no profile "${name}". Known: ${PROFILES.map((one) => one.name).join(', ')}.`,
    );
  return found;
}

/** The first profile all of whose distinctive columns are there. */
export function detectProfile(keys: readonly string[]): Profile {
  return (
    PROFILES.find(
      (one) => one.detect.length > 0 && one.detect.every((key) => keys.includes(key)),
    ) ?? generic
  );
}

/** `field=Column` for each field that the names of unknown columns suggest. */
export function suggestMapping(columns: readonly string[]): Record<string, string> {
  return { ...resolved(columns, columns.map(columnKey), generic.fields, generic, true).shown };
}

/**
 * What columns that are not used may mean: the field still free whose name in `generic` fills most
 * of the column's, word by word; null where none does.
 */
export function suggestFor(mapping: Mapping): Record<string, Field | null> {
  const free = FIELDS.filter((field) => mapping.columns[field] === undefined);
  const words = free.flatMap((field) =>
    (generic.fields[field] ?? []).map((name) => ({ field, name })),
  );
  const within = (key: string, name: string) => `_${key}_`.includes(`_${name}_`);
  return Object.fromEntries(
    mapping.unused.slice(0, COLUMNS_LISTED).map((column) => {
      const fits = words
        .filter(({ name }) => within(columnKey(column), name))
        .sort((a, b) => b.name.length - a.name.length);
      return [column, fits[0]?.field ?? null];
    }),
  );
}

/** Of a feed with two thousand columns the first are listed. */
const COLUMNS_LISTED = 30;

function resolved(
  columns: readonly string[],
  keys: readonly string[],
  fields: Profile['fields'],
  profile: Profile,
  guessed: boolean,
): Mapping {
  const found: Partial<Record<Field, number[]>> = {};
  const shown: Record<string, string> = {};
  const taken = new Set<number>();
  for (const field of FIELDS) {
    const positions = (fields[field] ?? [])
      .map((candidate) => keys.indexOf(candidate))
      .filter((at) => at >= 0);
    // guessed by name, one column means one thing; a profile may use a column twice (price and old
    // price)
    const free =
      profile === generic ? positions.filter((at) => !taken.has(at)).slice(0, 1) : positions;
    if (free.length === 0) continue;
    found[field] = free;
    shown[field] = free.map((at) => columns[at] as string).join('|');
    for (const at of free) taken.add(at);
  }
  return {
    profile,
    columns: found,
    shown,
    guessed,
    unused: columns.filter((_, at) => !taken.has(at)),
  };
}

function mapped(
  columns: readonly string[],
  keys: readonly string[],
  map: Readonly<Record<string, string>>,
  profile: Profile,
): Mapping {
  const base = resolved(columns, keys, profile.fields, profile, false);
  const found: Partial<Record<Field, readonly number[]>> = { ...base.columns };
  const shown: Record<string, string> = { ...base.shown };
  for (const [field, column] of Object.entries(map)) {
    if (!isField(field))
      throw refuseFeed('map', `"${field}" is no field of ours. Fields: ${FIELDS.join(', ')}.`);
    const exact = columns.indexOf(column);
    const at = exact >= 0 ? exact : keys.indexOf(columnKey(column));
    if (at < 0)
      throw refuseFeed(
        'map',
        `There is no column "${column}" for ${field}. Columns: ${columns.slice(0, 60).join(', ')}.`,
      );
    found[field] = [at];
    shown[field] = columns[at] as string;
  }
  const used = new Set(Object.values(found).flat());
  return {
    profile,
    columns: found,
    shown,
    guessed: false,
    unused: columns.filter((_, at) => !used.has(at)),
  };
}

function missingOf(mapping: Mapping, hasItems: boolean): string[] {
  const has = (field: Field) =>
    mapping.columns[field] !== undefined ||
    (hasItems && mapping.profile.items?.fields[field] !== undefined);
  return [
    ...(has('title') ? [] : ['title']),
    ...(has('price') || has('sale') ? [] : ['price']),
    ...(has('url') || has('id') ? [] : ['url or id']),
  ];
}

function advice(columns: readonly string[], missing: readonly string[]): string {
  const suggested = suggestMapping(columns);
  const pairs = Object.keys(suggested).length > 0 ? [mapText(suggested)] : [];
  const holes = missing.map((field) => `${field === 'url or id' ? 'url' : field}=…`);
  return `Name them with --map ${[...pairs, ...holes].join(',')}${missing.includes('title') ? ' (a price history of one shop needs --items FILE for the names)' : ''}`;
}
