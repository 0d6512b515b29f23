/**
 * Files that may be longer than 300 lines, each with its reason. A house test fails when one is no
 * longer needed.
 */
export const LONG_FILES: Readonly<Record<string, string>> = {
  'seed/world/writing/topics.ts': 'texts of articles in three languages: words, no code',
  'seed/feeds/make.ts': 'invented feed rows, written out; data rather than code',
};

/** Cuts of texts that hold ASCII alone, or are not shown or kept: `file: call` → why. */
export const UNCUT: Readonly<Record<string, string>> = {
  'contract/account/rules.ts: receiver.slice(0, 3)': 'a phone number',
  'contract/language.ts: header .slice(0, 500)':
    'the names of languages are ASCII; nothing else is read',
  'contract/time.ts: digits.slice(0, 2)': 'digits',
  'api/src/developer/token/token.ts: token.slice(0, SHOWN_START)': 'a token of our own making',
  'api/src/ingest/parse/instant.ts: trimmed.slice(0, 4)': 'digits',
  'api/src/ingest/read/csv.ts: sample.slice(0, LIMITS.recordLength)':
    'looked at to tell the separator',
  'api/src/ingest/read/format.ts: sample.slice(0, 4096)': 'looked at to tell the format',
  'api/src/kernel/envelope.ts: code.slice(0, 2)': 'a code of PostgreSQL',
  'api/src/media/stored-files.ts: name.slice(0, 2)': 'a hexadecimal name of our own making',
  'api/src/price/outlook/brand-sale.ts: name.trim().slice(0, 80)':
    'typed by who runs the site; refused by PostgreSQL if cut badly',
  "web/app/features/observe/page-price.ts: (whole.split('?')[0] as string).slice(0, 1500)":
    'an address is ASCII',
  'web/app/features/observe/page-price.ts: String(value).trim().slice(0, 40)':
    'runs on pages of shops, without modules; URLSearchParams makes it well-formed',
  'web/app/features/price/platform-mark.tsx: name.slice(0, 1)': 'a platform of our list',
  "web/app/routes/daily-specials.tsx: (url.searchParams.get(name) ?? '').replace(/[^A-Za-z0-9_-]/g, '').slice(0, 40)":
    'ASCII by the pattern before it',
  'bin/mcp.ts: line.slice(0, MOST)': 'parsed only; half a line is refused',
};

/** What modules of the API keep in the process and change while they run: `file: name` → why. */
export const STATE: Readonly<Record<string, string>> = {
  'api/src/account/login/common-password.ts: known': 'a file read once',
  'api/src/assistant/intent/by-example.ts: judgedBefore':
    'what sentences want, which follows from the text alone',
  'api/src/assistant/intent/intent.ts: readBefore':
    'what questions are read as, which follows from the text alone',
  'api/src/assistant/learned/learned.ts: kept': 'a file read once',
  'api/src/catalog/follow-link.ts: minute':
    'how many short links this process followed in the running minute',
  'api/src/catalog/link.ts: known': 'which platform a host belongs to, looked up once',
  'api/src/delivery/transport/deliver.ts: transports':
    'connections to mail servers, by configuration',
  'api/src/message/channel/slow-hosts.ts: until':
    'servers of readers that were slow; each process finds out by itself',
  'api/src/message/channel/slow-hosts.ts: asking':
    'servers of readers that were slow; each process finds out by itself',
  'api/src/kernel/changed.ts: listeners': 'caches of this process that hear of changes',
  'api/src/kernel/changed.ts: userNewsListeners': 'open event streams of this process',
  'api/src/kernel/envelope.ts: lastLogged':
    'when a warning was last logged, so that a flood is logged once',
  'api/src/kernel/in-turn.ts: queues':
    'who waits in this process; between processes a lock decides',
  'api/src/kernel/in-turn.ts: holders':
    'who waits in this process; between processes a lock decides',
  'api/src/kernel/pages/turn.ts: last': 'pages of this process are drawn one after the other',
  'api/src/kernel/postgres/session.ts: states': 'what each connection is set to',
  'api/src/kernel/postgres/session.ts: names': 'names of prepared statements',
  'api/src/kernel/rejection.ts: count': 'a number for metrics',
  'api/src/kernel/validate.ts: compiled': 'validators, compiled once',
  'api/src/media/upload/settle.ts: films': 'films of this process are packed one after the other',
  'api/src/media/upload/settle.ts: settling': 'uploads that this process is working on',
  'api/src/media/upload/store.ts: stores': 'one store per configuration',
  'api/src/words/words.ts: cut': 'words of texts, which follow from the text alone',
  'api/src/words/brand.ts: BRANDS': 'made from a table while it is loaded',
  'api/src/words/completion.ts: known': 'made from the dictionary, once a market',
  'api/src/words/dictionary.ts: dictionaries': 'made from tables, once a market',
  'api/src/syndication/share/lettering.ts: faces': 'fonts, read once',
};

/** Functions that may be longer than others, each with its reason. */
export const LONG_FUNCTIONS: Readonly<Record<string, string>> = {
  'web/app/features/assistant/use-conversation.ts: useConversation':
    'one machine whose steps share its state: in parts it would pass all of it around',
  'web/app/features/comment/composer.tsx: Composer':
    'text, caret, mentions and emoji change each other',
  'web/app/features/comment/use-thread.ts: useThread':
    'one machine whose steps share its state: in parts it would pass all of it around',
  'web/app/features/publish/sync.ts: startSync':
    'one machine whose steps share its state: in parts it would pass all of it around',
  'web/app/features/publish/use-saving.ts: useSaving':
    'one machine whose steps share its state: in parts it would pass all of it around',
};

/**
 * Files outside of lexicons and messages that have words or letters of Thai, Vietnamese or
 * Indonesian in code, each with its reason.
 */
export const WORDS_IN_CODE: Readonly<Record<string, string>> = {
  'contract/market/country.ts': 'countries as their people write them',
  'contract/account/rules.ts': 'names that nobody may take, a list a language; no module is below',
  'contract/catalog/brand.ts': 'the groups of the list of brands are letters',
  'contract/market/safety-mark.ts': 'the name of a mark is part of its own row',
  'contract/market/currency-habit.ts': 'the names of a currency are part of its own row',
  'api/src/words/spelt.ts': 'a word by which the segmenter is asked whether letters are words',
  'api/src/account/brief.ts': 'a name that is shown, by language',
  'api/src/account/login/make-account.ts': 'a name that is shown, by language',
  'api/src/catalog/brand-name.ts': 'the groups of the list of brands are letters',
  'api/src/catalog/intake-goods-queries.ts': 'the name of a category, by language',
  'api/src/delivery/mailbox/page.ts': 'the name of the site, by language',
  'api/src/ingest/parse/written-date.ts': 'the Thai word for day that names of weekdays begin with',
  'api/src/ingest/profile/generic-goods.ts': 'names of columns, one a line',
  'api/src/ingest/profile/generic-listing.ts': 'names of columns, one a line',
  'api/src/ingest/profile/generic-offer.ts': 'names of columns, one a line',
  'api/src/ingest/profile/generic-selling.ts': 'names of columns, one a line',
  'api/src/kernel/pages/failure.ts': 'a sentence that is shown, by language; no module is below',
  'api/src/kernel/postgres/migrate.ts': 'two letters that a database must know',
  'api/src/page/placeholder.ts': 'a document that is shown, by language',
  'api/src/ranking/standard.ts': 'names of leaderboards, by language',
  'api/src/words/department-names.ts': 'names of departments, as people say them',
  'api/src/words/departments.ts': 'names of categories, one department a line',
  'api/src/words/fold.ts': 'letters, not words',
  'api/src/words/groups.ts': 'the dictionary: words for one thing in all languages',
  'api/src/words/homonym.ts': 'the dictionary: what else titles of two kinds of things say',
  'api/src/words/keys.ts': 'letters, not words',
  'api/src/words/kinds/beauty.ts': 'the dictionary: kinds of a department in all languages',
  'api/src/words/kinds/device.ts': 'the dictionary: kinds of a department in all languages',
  'api/src/words/kinds/family.ts': 'the dictionary: kinds of a department in all languages',
  'api/src/words/kinds/fashion.ts': 'the dictionary: kinds of a department in all languages',
  'api/src/words/kinds/house.ts': 'the dictionary: kinds of a department in all languages',
  'api/src/words/kinds/kitchen.ts': 'the dictionary: kinds of a department in all languages',
  'api/src/words/kinds/outdoor.ts': 'the dictionary: kinds of a department in all languages',
  'api/src/words/kinds/pantry.ts': 'the dictionary: kinds of a department in all languages',
  'api/src/words/kinds/purpose.ts': 'the dictionary: what things are for in all languages',
  'api/src/words/kinds/quality.ts': 'the dictionary: what things are like in all languages',
  'api/src/words/kinds/spoken.ts': 'the dictionary: what people call things in all languages',
  'api/src/words/kinds/property.ts': 'the dictionary: what things have or can do in all languages',
  'api/src/words/kinds/workshop.ts': 'the dictionary: kinds of a department in all languages',
  'api/src/words/layout.ts': 'letters, not words',
  'api/src/words/markets/id.ts': 'the dictionary: Indonesian names of kinds',
  'api/src/words/markets/ms.ts': 'the dictionary: Malay names of kinds',
  'api/src/words/markets/th-latin.ts': 'the dictionary: Thai names of kinds in Latin letters',
  'api/src/words/markets/th.ts': 'the dictionary: Thai names of kinds',
  'api/src/words/markets/tl.ts': 'the dictionary: Tagalog names of kinds',
  'api/src/words/markets/vi.ts': 'the dictionary: Vietnamese names of kinds',
  'api/src/words/names.ts': 'the dictionary: names in their spellings',
  'api/src/words/normalise.ts': 'letters, not words',
  'api/src/words/parts.ts': 'the dictionary: words for parts and accessories',
  'api/src/words/sound.ts': 'letters, not words',
  'api/src/words/thai-terms.ts': 'the dictionary: terms that the segmenter cuts wrongly',
  'api/src/tenant/built-in.ts': 'names of countries and trending words, by language',
};
