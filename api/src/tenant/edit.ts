/**
 * Adding and changing regions (`npm run tenants`). Everything given is checked before anything is
 * written; what changed is announced, so that no process goes on with what it kept.
 */
import { PHONE_RULES } from '#contract/account/rules.ts';
import { LANGUAGES } from '#contract/language.ts';
import sql from 'sql-template-tag';
import { announce } from '../kernel/changed.ts';
import { jsonOf } from '../kernel/json.ts';
import type { Db } from '../kernel/postgres/database.ts';
import { refuse } from './rule.ts';
import { SETTINGS } from './settings.ts';
import type { Region } from './settings.ts';

export type Pairs = readonly (readonly [key: string, value: string])[];

export interface Change {
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

/** All settings of a region by their keys, as they are written. */
export function shownRegion(region: Region): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SETTINGS).flatMap(([key, { of, show }]) =>
      of ? of.map((one) => [`${key}.${one}`, show(region, one)]) : [[key, show(region, '')]],
    ),
  );
}

export function regions(platform: Db): Promise<Region[]> {
  return platform.rows<Region>(sql`select * from tenant order by position, id`);
}

/** Refuses an unknown region, an unknown key, and a value that cannot be. */
export function setRegion(platform: Db, id: string, pairs: Pairs): Promise<Change[]> {
  return platform.transaction(async (db) => {
    const region = await db.row<Region>(sql`select * from tenant where id = ${id} for update`);
    if (!region) return refuse(`There is no region ${id}. npm run tenants lists those there are.`);
    const changes = changed(region, pairs);
    await save(db, region);
    return changes;
  });
}

/** Adds a region; what is not given has a default, where there can be one. */
export function addRegion(platform: Db, id: string, pairs: Pairs): Promise<Change[]> {
  if (!/^[A-Z]{2,8}$/.test(id) || id === 'WWW' || id === 'ALL')
    refuse(`A region is named by 2 to 8 letters, such as KH, not "${id}".`);
  return platform.transaction(async (db) => {
    const last = await db.row<{ position: number }>(
      sql`select coalesce(max(position), -1) + 1 as position from tenant`,
    );
    const region = begun(id, last?.position ?? 0);
    const changes = changed(region, pairs);
    for (const key of ['currency', 'timezone', 'languages', 'name.en'] as const)
      if (shownRegion(region)[key] === '') refuse(`Say ${key}, such as ${key}=${SAMPLES[key]}.`);
    for (const lang of LANGUAGES) region.name[lang] ??= region.name.en as string;
    const made = await db.row(sql`
      insert into tenant (id, name, timezone, currency, languages) values (${id}, '{}', '', '',
        '{}') on conflict do nothing returning id`);
    if (!made) refuse(`There is a region ${id} already. Change it: npm run tenants -- set ${id} …`);
    await save(db, region);
    return changes;
  });
}

const SAMPLES = {
  currency: 'THB',
  timezone: 'Asia/Bangkok',
  languages: 'en,th',
  'name.en': 'Thailand',
} as const;

function begun(id: string, position: number): Region {
  const phone = PHONE_RULES.find((rule) => rule.code === id);
  return {
    id,
    name: {},
    type: 'DEAL',
    timezone: '',
    date_format: 'DD/MM/YYYY',
    currency: '',
    languages: [],
    ios_app_id: '',
    android_app_id: '',
    hosts: [],
    contact_email: '',
    social: [],
    search_keywords: {},
    sale_days: ['DOUBLE', 'PAYDAY:25'],
    settings: phone ? { phoneAreaCode: phone.areaCode } : {},
    position,
  };
}

/** Writes the pairs into `region` and says what is otherwise than before. */
function changed(region: Region, pairs: Pairs): Change[] {
  const before = shownRegion(region);
  for (const [key, value] of pairs) {
    const [name = '', of] = key.split(/\.(.*)/s, 2);
    const setting = Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined;
    if (!setting)
      return refuse(`There is no setting ${name}. npm run tenants -- --help lists them.`);
    if (setting.of ? !setting.of.includes(of ?? '') : of !== undefined)
      refuse(
        setting.of
          ? `Write ${setting.of.map((one) => `${name}.${one}`).join(', ')}; not ${key}.`
          : `${name} has no parts. Write ${name}=…`,
      );
    setting.write(region, value.trim(), of ?? '');
  }
  const after = shownRegion(region);
  return Object.keys(after).flatMap((key) =>
    before[key] === after[key]
      ? []
      : [{ key, from: before[key] as string, to: after[key] as string }],
  );
}

async function save(db: Db, region: Region): Promise<void> {
  const other = await db.row<{ id: string }>(
    sql`select id from tenant where hosts && ${region.hosts}::text[] and id <> ${region.id}`,
  );
  if (other) refuse(`One of the hosts leads to ${other.id} already. Take it from there first.`);
  await db.run(sql`
    update tenant set name = ${jsonOf(region.name)}::jsonb, type = ${region.type},
      timezone = ${region.timezone}, date_format = ${region.date_format},
      currency = ${region.currency}, languages = ${region.languages},
      ios_app_id = ${region.ios_app_id}, android_app_id = ${region.android_app_id},
      hosts = ${region.hosts}, contact_email = ${region.contact_email},
      social = ${jsonOf(region.social)}::jsonb,
      search_keywords = ${jsonOf(region.search_keywords)}::jsonb, sale_days = ${region.sale_days},
      settings = ${jsonOf(region.settings)}::jsonb, position = ${region.position}
    where id = ${region.id}`);
  // pages of all regions list the others
  await announce(db, '*');
}
