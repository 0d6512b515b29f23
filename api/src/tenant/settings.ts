/**
 * What an operator may set of a region, as `key=value`: how each key is read, what is wrong with a
 * value in a sentence that says what to write instead, and how it is shown.
 */
import { ASSISTANT_LIMITS } from '#contract/assistant/limits.ts';
import type { ShareTarget } from '#contract/market/share-target.ts';
import { isEmail, PHONE_RULES } from '#contract/account/rules.ts';
import { LANGUAGES } from '#contract/language.ts';
import { CURRENCY_CODES } from '#contract/money.ts';
import { saleDaysOf } from '#contract/price/sale-day.ts';
import { TENANT_TYPES } from '#contract/tenant/tenant.ts';
import { DATE_FORMATS } from '#contract/time.ts';
import { isHost } from '../kernel/request-target.ts';
import { isOffered } from './share.ts';
import { isExample, refuse, SOCIAL, SWITCHES } from './rule.ts';

/** A region as it is stored. */
export interface Region {
  readonly id: string;
  name: Record<string, string>;
  type: string;
  timezone: string;
  date_format: string;
  currency: string;
  languages: string[];
  ios_app_id: string;
  android_app_id: string;
  hosts: string[];
  contact_email: string;
  social: { kind: string; url: string }[];
  search_keywords: Record<string, string[]>;
  sale_days: string[];
  settings: Record<string, unknown>;
  position: number;
}

interface Setting {
  /** For `--help` and for who mistypes a key. */
  readonly takes: string;
  /** What may follow the dot; absent: the key has no dot. */
  readonly of?: readonly string[];
  readonly write: (region: Region, value: string, of: string) => void;
  readonly show: (region: Region, of: string) => string;
}

const words = (value: string) => value.split(',').flatMap((one) => one.trim() || []);

/** A setting that is stored in `settings`; without a value the default counts. */
const setSetting = (region: Region, key: string, value: unknown): void => {
  if (value === undefined) delete region.settings[key];
  else region.settings[key] = value;
};
const group = (region: Region, key: string) =>
  (region.settings[key] ?? {}) as Record<string, unknown>;

export const SETTINGS: Readonly<Record<string, Setting>> = {
  name: {
    takes: 'what people call the region',
    of: LANGUAGES,
    write(region, value, lang) {
      if (value === '' || [...value].length > 60 || /\p{Cc}/u.test(value))
        refuse('A name has 1 to 60 characters.');
      region.name[lang] = value;
    },
    show: (region, lang) => region.name[lang] ?? '',
  },
  type: {
    takes: `${TENANT_TYPES.join(' or ')}; CONTENT: the start page discovers, articles have short addresses`,
    write(region, value) {
      if (!(TENANT_TYPES as readonly string[]).includes(value))
        refuse(`The type is ${TENANT_TYPES.join(' or ')}, not "${value}".`);
      region.type = value;
    },
    show: ({ type }) => type,
  },
  hosts: {
    takes: 'host names of its own, the first shown to others',
    write(region, value) {
      const hosts = words(value.toLowerCase());
      const wrong = hosts.find((one) => !isHost(one) || one.includes(':'));
      if (wrong !== undefined)
        refuse(`"${wrong}" is no host name. Write it like www.shop.org, without scheme or port.`);
      region.hosts = [...new Set(hosts)];
    },
    show: ({ hosts }) => hosts.join(','),
  },
  languages: {
    takes: `some of ${LANGUAGES.join(', ')}, the first for whoever wishes for none of them`,
    write(region, value) {
      const languages = [...new Set(words(value))];
      if (
        languages.length === 0 ||
        languages.some((one) => !(LANGUAGES as readonly string[]).includes(one))
      )
        refuse(`Languages are some of ${LANGUAGES.join(', ')}, such as languages=en,th.`);
      region.languages = languages;
    },
    show: ({ languages }) => languages.join(','),
  },
  currency: {
    takes: 'ISO 4217, fixed once the region is added, because prices are stored in it',
    write(region, value) {
      if (!(CURRENCY_CODES as readonly string[]).includes(value))
        refuse(
          `Khum does not know the currency "${value}". It knows ${CURRENCY_CODES.join(', ')}; another is a line of contract/market/currency.ts.`,
        );
      if (region.currency !== '' && region.currency !== value)
        refuse(
          `Prices of ${region.id} are stored in ${region.currency}; the currency of a region cannot change. Add another region instead.`,
        );
      region.currency = value;
    },
    show: ({ currency }) => currency,
  },
  timezone: {
    takes: 'IANA name, such as Asia/Bangkok',
    write(region, value) {
      if (!/^[A-Za-z_]+(?:\/[\w+-]+)*$/.test(value) || !isZone(value))
        refuse(`There is no time zone "${value}". Write its IANA name, such as Asia/Bangkok.`);
      region.timezone = value;
    },
    show: ({ timezone }) => timezone,
  },
  dateFormat: {
    takes: DATE_FORMATS.join(', '),
    write(region, value) {
      if (value !== '' && !DATE_FORMATS.includes(value))
        refuse(`A date is written as one of ${DATE_FORMATS.join(', ')}.`);
      region.date_format = value;
    },
    show: ({ date_format: format }) => format,
  },
  contact: {
    takes: 'e-mail address that visitors may write to; empty: none is shown',
    write(region, value) {
      if (value !== '' && !isEmail(value))
        refuse(`"${value}" is no e-mail address. Write it like help@shop.org.`);
      if (isExample(value.split('@')[1] ?? ''))
        refuse(`Nobody reads mail at "${value}": its domain is reserved for examples.`);
      region.contact_email = value;
    },
    show: (region) => region.contact_email,
  },
  social: {
    takes: 'https address of the account; empty: none is shown',
    of: SOCIAL,
    write(region, value, kind) {
      if (value !== '' && (!URL.canParse(value) || !value.startsWith('https://')))
        refuse(`"${value}" is no https address.`);
      if (value !== '' && isExample(new URL(value).hostname))
        refuse(`"${value}" leads nowhere: its domain is reserved for examples.`);
      const others = region.social.filter((one) => one.kind !== kind);
      region.social = value === '' ? others : [...others, { kind, url: value }];
    },
    show: ({ social }, kind) => social.find((one) => one.kind === kind)?.url ?? '',
  },
  ios: {
    takes: 'number of the app in the App Store; empty: no app',
    write(region, value) {
      if (!/^(?:[1-9]\d{5,14})?$/.test(value))
        refuse('The App Store knows apps by a number, such as 1234567890.');
      region.ios_app_id = value;
    },
    show: (region) => region.ios_app_id,
  },
  android: {
    takes: 'package of the app in Google Play; empty: no app',
    write(region, value) {
      if (!/^(?:[a-z]\w*(?:\.[a-z]\w*)+)?$/i.test(value) || /^com\.example\b/.test(value))
        refuse('Google Play knows apps by their package, such as org.shop.app.');
      region.android_app_id = value;
    },
    show: (region) => region.android_app_id,
  },
  appleAppId: {
    takes: 'team and bundle, such as ABCDE12345.org.shop.app: links open in the app',
    write(region, value) {
      if (!/^(?:[A-Z0-9]{10}\.[\w.-]+)?$/.test(value))
        refuse('Team and bundle look like ABCDE12345.org.shop.app.');
      setSetting(region, 'appleAppId', value || undefined);
    },
    show: ({ settings }) => String(settings.appleAppId ?? ''),
  },
  androidFingerprints: {
    takes: 'SHA-256 of signing certificates, as Google Play shows them',
    write(region, value) {
      const prints = words(value.toUpperCase());
      if (prints.some((one) => !/^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(one)))
        refuse('A fingerprint is 32 pairs of hexadecimal digits with colons between.');
      setSetting(region, 'androidFingerprints', prints.length > 0 ? prints : undefined);
    },
    show: ({ settings }) => ((settings.androidFingerprints ?? []) as string[]).join(','),
  },
  callingCode: {
    takes: 'calling code that phone numbers begin with, such as 66',
    write(region, value) {
      const areas = PHONE_RULES.map((one) => one.areaCode);
      if (value !== '' && !areas.includes(value))
        refuse(
          `Khum does not know how numbers of +${value} look. It knows ${areas.join(', ')}; another is a line of contract/market/phone.ts.`,
        );
      setSetting(region, 'phoneAreaCode', value || undefined);
    },
    show: ({ settings }) => String(settings.phoneAreaCode ?? ''),
  },
  saleDays: {
    takes: 'days on which shops cut prices: DOUBLE (1.1 to 12.12), PAYDAY:25, HOLIDAY:12-05 …',
    write(region, value) {
      const days = words(value.toUpperCase());
      const wrong = days.find((one) => saleDaysOf(one) === null);
      if (wrong !== undefined)
        refuse(
          `"${wrong}" is no sale day. Write DOUBLE, or a kind (PAYDAY, MID_MONTH, HARBOLNAS, HOLIDAY) with a day of every month (PAYDAY:25) or of the year (HOLIDAY:12-05).`,
        );
      region.sale_days = days;
    },
    show: (region) => region.sale_days.join(','),
  },
  keywords: {
    takes: 'words that the search box proposes',
    of: LANGUAGES,
    write(region, value, lang) {
      const keywords = words(value);
      if (keywords.length > 20 || keywords.some((one) => [...one].length > 40))
        refuse('At most 20 keywords, each at most 40 characters.');
      if (keywords.length > 0) region.search_keywords[lang] = keywords;
      else delete region.search_keywords[lang];
    },
    show: (region, lang) => (region.search_keywords[lang] ?? []).join(','),
  },
  switch: {
    takes: 'on or off',
    of: Object.keys(SWITCHES),
    write(region, value, of) {
      if (value !== 'on' && value !== 'off') refuse(`A switch is on or off, not "${value}".`);
      const [key = '', name] = SWITCHES[of] as readonly string[];
      const now = value === 'off' ? false : undefined;
      setSetting(
        region,
        key,
        name === undefined ? now : { ...group(region, key), [name]: value === 'on' },
      );
    },
    show({ id, settings }, of) {
      const [key = '', name] = SWITCHES[of] as readonly string[];
      if (key === 'share') return isOffered(id, settings, name as ShareTarget) ? 'on' : 'off';
      const value = name === undefined ? settings[key] : (settings[key] as never)?.[name];
      return value === false ? 'off' : 'on';
    },
  },
  assistant: {
    takes: 'how much may be asked; empty: as everywhere',
    of: Object.keys(ASSISTANT_LIMITS),
    write(region, value, name) {
      if (!/^\d{0,6}$/.test(value)) refuse('A limit is a whole number.');
      const { [name]: _gone, ...others } = group(region, 'assistant');
      setSetting(region, 'assistant', value === '' ? others : { ...others, [name]: Number(value) });
    },
    show: (region, name) => String(group(region, 'assistant')[name] ?? ''),
  },
  position: {
    takes: 'place in lists of regions, 0 first',
    write(region, value) {
      if (!/^\d{1,4}$/.test(value)) refuse('A place is a whole number, 0 first.');
      region.position = Number(value);
    },
    show: ({ position }) => String(position),
  },
};

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
