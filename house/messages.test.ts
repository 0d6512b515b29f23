import { expect, test } from 'vitest';
import { names as labelsEn } from '#api/goods/messages/en.ts';
import { names as labelsId } from '#api/goods/messages/id.ts';
import { names as labelsTh } from '#api/goods/messages/th.ts';
import type { LabelName } from '#api/goods/messages/label.ts';
import { en as webEn } from '#web/messages/en/index.ts';
import { id as webId } from '#web/messages/id/index.ts';
import { th as webTh } from '#web/messages/th/index.ts';
import { sources } from './source.ts';
import type { ErrorKey } from '#contract/errors.ts';
import { ERRORS, HOLES } from '#contract/errors.ts';
import { messages as en } from '#api/kernel/messages/en.ts';
import { messages as id } from '#api/kernel/messages/id.ts';
import { messages as th } from '#api/kernel/messages/th.ts';

const keys = Object.keys(ERRORS) as ErrorKey[];
const languages = { en, th, id };
const holesIn = (sentence: string) =>
  [
    ...new Set([...sentence.matchAll(/\{(\w+)(?:\|[^}]*)?\}/g)].map((match) => match[1])),
  ].toSorted();

test('every failure has a message in three languages, with exactly its holes', () => {
  for (const key of keys)
    for (const [language, messages] of Object.entries(languages)) {
      expect(messages[key]?.trim(), `${language} ${key}`).toBeTruthy();
      expect(holesIn(messages[key]), `${language} ${key}`).toEqual(
        [...(HOLES[key] ?? [])].toSorted(),
      );
    }
  for (const messages of Object.values(languages))
    expect(Object.keys(messages).toSorted()).toEqual(keys.toSorted());
});

test('every language says it in its own words', () => {
  const thai = /[\u0E00-\u0E7F]/;
  for (const key of keys) {
    expect(thai.test(th[key]), `th ${key}`).toBe(true);
    expect(thai.test(en[key] + id[key]), key).toBe(false);
    expect(id[key], key).not.toBe(en[key]);
  }
});

test('Indonesian says Anda to its reader everywhere, Thai sets a no-break space before the sign of repetition', () => {
  const own = sources().filter((file) =>
    /^(api|web)\/.*\/messages\/|^contract\/price\/words\//.test(file.path),
  );
  expect(own.length).toBeGreaterThan(60);
  const words = {
    kamu: /\bkamu\b|\b(akun|pesan|promo|isian|permintaan|kesempatan|bersama)mu\b/iu,
    repetition: /[^\u00A0]\u0E46/u,
  };
  for (const file of own)
    for (const [name, word] of Object.entries(words))
      expect(file.text.match(word)?.[0], `${name} in ${file.path}`).toBeUndefined();
});

/** A label's name among the sentences of pages; names of platforms are no sentence. */
const PAGE_LABEL: Partial<Record<LabelName, string>> = {
  GOOD_REVIEW_PRODUCT: 'label.good-review',
  LOWEST: 'label.lowest',
  LAZ_MALL: '',
  SHOPEE_MALL: '',
};

test('LAB-01, LAB-02, LAB-07: a label has one name in a language, in answers and on pages', () => {
  const web = { en: webEn, id: webId, th: webTh } as const;
  for (const [language, names] of Object.entries({ en: labelsEn, id: labelsId, th: labelsTh }))
    for (const [label, name] of Object.entries(names) as [LabelName, string][]) {
      const plain = label
        .replace(/_(MANUAL|AUTO)$/, '')
        .toLowerCase()
        .replaceAll('_', '-');
      const key =
        PAGE_LABEL[label] ?? (`labels.${label}` in webEn ? `labels.${label}` : `label.${plain}`);
      if (key !== '')
        expect(
          (web[language as keyof typeof web] as Readonly<Record<string, string>>)[key],
          `${language} ${label}`,
        ).toBe(name);
    }
});

test('the product is called by its Thai name in Thai, and by its Latin one elsewhere', () => {
  for (const file of sources().filter((one) =>
    /^(api|web)\/.*\/messages\/(th|id|en)(\/|\.ts)/.test(one.path),
  )) {
    const sentences = file.text.split('\n').filter((line) => /^\s+'?[\w.-]+'?: /.test(line));
    const isThai = /messages\/th(\/|\.ts)/.test(file.path);
    const foreign = sentences.filter((line) =>
      isThai ? /\bKhum\b/.test(line) : /คุ้ม/.test(line) && !line.includes('Khum (คุ้ม)'),
    );
    expect(foreign, file.path).toEqual([]);
  }
});

test('every key has a code that the conventions know', () => {
  const codes = [400, 401, 403, 404, 409, 410, 413, 415, 416, 421, 422, 423, 429, 500, 501, 503];
  for (const key of keys)
    expect(key.startsWith('client.') ? [0] : codes, key).toContain(ERRORS[key]);
});

const CATALOGUE: readonly [row: string, key: ErrorKey, words: string][] = [
  ['ERR-01', 'server.failed', 'Server error, please try again later.'],
  ['ERR-02', 'account.unauthorized', 'Login expired, please re-login.'],
  ['ERR-03', 'account.password.wrong', 'Password error.'],
  ['ERR-04', 'account.code.wrong', 'Wrong code, please try again.'],
  ['ERR-05', 'account.password.mismatch', 'The passwords filled in twice are inconsistent.'],
  ['ERR-06', 'account.phone.invalid', 'Please enter the correct phone number.'],
  ['ERR-07', 'account.email.invalid', 'Please enter the correct email.'],
  ['ERR-08', 'field.required', 'Please enter.'],
  ['ERR-09', 'client.page_failed', 'Page loading failed, please try again.'],
  ['ERR-10', 'assistant.limit', 'Question limit reached today.'],
  ['ERR-11', 'assistant.too_long', 'Word limit reached.'],
  ['ERR-12', 'assistant.offline', 'Please try again later, connecting to the Internet!'],
  ['ERR-13', 'alert.limit', 'Max 10 subscriptions. Please delete before adding.'],
  ['ERR-14', 'alert.too_many_choices', 'Select up to three.'],
  ['ERR-15', 'alert.exists', 'The deal alert already exists.'],
  ['ERR-16', 'alert.tag_exists', 'Tag already exists.'],
  ['ERR-17', 'client.alert_add_failed', 'Failed to add alerts.'],
  ['ERR-17', 'client.alert_update_failed', 'Failed to update alerts.'],
  ['ERR-17', 'client.alert_subscribe_failed', 'Failed to subscribe to alerts.'],
  ['ERR-18', 'activity.invalid', 'Activity invalid.'],
  ['ERR-18', 'activity.over', 'The event is over.'],
  ['ERR-19', 'activity.abnormal', 'Abnormal behavior, unable to claim rewards.'],
  ['ERR-20', 'interaction.blocked', 'Block tip: you cannot like this content.'],
  ['ERR-21', 'account.receiver.not_yours', 'Use an unregistered email or phone to log out.'],
  [
    'ERR-22',
    'account.password.no_receiver',
    'This account is not bound to a phone or email, so a password cannot be set.',
  ],
  ['ERR-23', 'client.network_timeout', 'fetchError: network timeout'],
  ['ERR-23', 'client.encryption_failed', 'Encryption failed'],
  ['ERR-23', 'client.decryption_failed', 'Decryption failed'],
  ['ERR-23', 'client.copy_failed', 'copy failed'],
];
for (const [row, key, words] of CATALOGUE) {
  test(`${row}: ${key} says the words of the catalogue`, () => expect(en[key]).toBe(words));
}

/** Placeholders that hold a limit, a window or a threshold of a rule, none of which is ever 1. */
const ALWAYS_MANY = [
  'hours',
  'lasting',
  'max',
  'minutes',
  'need',
  'needGoods',
  'people',
  'points',
  'prior',
  'ratingReviews',
  'robust',
  'sold',
  'window',
];
/** The other counts that are never 1: the days of a range or of retention, and pairs. */
const NEVER_ONE = [
  'buy.cheapest',
  'channel.arrived.ms',
  'channel.off.ANSWER',
  'channel.off.BUSY',
  'channel.off.REFUSED',
  'channel.off.TIMEOUT',
  'channel.off.UNREACHABLE',
  'channel.quiet',
  'channel.text',
  'chart.seen',
  'chart.summary',
  'deal.seen',
  'evidence.coverage',
  'inventory.marks.text',
  'inventory.messages.text',
  'inventory.programs.text',
  'inventory.signin.text',
  'inventory.visits.text',
  'judging.always',
  'judging.none',
  'judging.old',
  'judging.raised',
  'judging.unverified',
  'judging.usual',
  'lab.case.raised',
  'lab.case.thin',
  'label.high-sales',
  'label.lowest',
  'meaning.all-time-low',
  'meaning.high-sales',
  'meaning.lowest',
  'meaning.price-reduction',
  'meaning.rated',
  'offers.compare',
  'pick.all',
  'offered.under-low',
  'price.is-low',
  'price.low',
  'promotion.FREE',
  'publish.pictures.most',
  'publish.title.hint',
  'record.steps.text',
  'record.within',
  'said.shop',
  'shop.lacks-thing',
  'shop.sells-thing',
  'sum.capped',
  'trait.unsaid',
  'trust.level',
  'wait.buy',
  'wait.wait',
  'warn.carrier-unsaid',
  'warn.infant-unsaid',
  'watch.ENDS',
  'watch.say.ENDS',
  // sources without keys: labels, the method of a ranking, daily specials, mails about several
  'count in api/src/delivery/messages/digest.ts',
  'count in api/src/delivery/messages/messages.ts',
  'count in api/src/message/messages/push.ts',
  'days in api/src/content/messages/daily-special.ts',
  'days in api/src/goods/messages/en.ts',
  'days in api/src/ranking/messages/method.ts',
  'week.none',
  'week.title',
];

test('14.5: an English sentence never says "1 products": a count chooses the form of its noun', () => {
  const english = sources().filter(
    ({ path }) =>
      /^(?:api|web)\/.*\/messages\/|^contract\/price\/words\//.test(path) &&
      !/\/(?:th|id)(?:\/|\.ts$)/.test(path),
  );
  expect(english.length).toBeGreaterThan(40);
  const loose = english.flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /\{(\w+)\} (?:(?:more|new|other|trusted|of|the|only) )*(?!is\b|was\b|costs\b|less\b|membalas\b)(?:[a-z]+s|people)\b/g,
      ),
    ].flatMap((match) => {
      const hole = match[1] as string;
      const key = [...text.slice(0, match.index).matchAll(/^ {2}'([\w.-]+)':/gm)].at(-1)?.[1];
      return ALWAYS_MANY.includes(hole) ? [] : [key ?? `${hole} in ${path}`];
    }),
  );
  expect([...new Set(loose)].toSorted()).toEqual(NEVER_ONE.toSorted());
});

test('14.5: forms of a noun are well written, and the languages have the same placeholders', () => {
  const holes = (sentence: string) =>
    [
      ...new Set(
        [...sentence.matchAll(/\{(\w+)(?:\|[^{}|]+\|[^{}|]+)?\}/g)].map((match) => match[1]),
      ),
    ].toSorted();
  for (const [key, sentence] of Object.entries(webEn)) {
    expect(sentence.replaceAll(/\{\w+(?:\|[^{}|]+\|[^{}|]+)?\}/g, ''), key).not.toMatch(/[{}|]/);
    for (const other of [webTh, webId])
      expect(holes(other[key as keyof typeof webEn]), key).toEqual(holes(sentence));
  }
});

test('a sentence of the web is in one file of its language: of two with one key, one would be lost', () => {
  for (const lang of ['en', 'th', 'id']) {
    const said = sources()
      .filter((file) => file.path.startsWith(`web/app/messages/${lang}/`))
      .flatMap((file) =>
        [...file.text.matchAll(/^ {2}'([^']+)':/gm)].map((match) => match[1] as string),
      );
    expect(said.length, lang).toBeGreaterThan(500);
    expect(
      said.filter((key, at) => said.indexOf(key) !== at),
      lang,
    ).toEqual([]);
  }
});
