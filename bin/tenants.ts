/** `npm run tenants`: the regions of this installation, and everything that is set of one. */
import { readFileSync } from 'node:fs';
import { DOCUMENT_KINDS } from '#contract/page/document.ts';
import type { DocumentKind } from '#contract/page/document.ts';
import { isLanguage } from '#contract/language.ts';
import type { Language } from '#contract/language.ts';
import { publishDocument } from '#api/page/index.ts';
import { addRegion, regions, setRegion, SETTINGS, shownRegion } from '#api/tenant/index.ts';
import type { Change, Pairs } from '#api/tenant/index.ts';
import { setUp } from '#server/set-up.ts';
import { inTenants, misuse, print, printJson, readArgs, run, say } from './command.ts';
import { withParts } from './parts.ts';

const keys = Object.entries(SETTINGS).map(
  ([key, { of, takes }]) => `  ${of ? `${key}.${of.join('|')}` : key}=…\n      ${takes}`,
);
const HELP = `The regions of this installation.

  npm run tenants -- [list] [--json]
  npm run tenants -- show ID [--json]                  everything that is set
  npm run tenants -- add ID KEY=VALUE… [--json]        needs name.en, currency, timezone, languages
  npm run tenants -- set ID KEY=VALUE… [--json]        an empty value takes it away

Several values stand with commas between. Keys:

${keys.join('\n')}
  ${DOCUMENT_KINDS.map((kind) => `document.${kind}`).join('|')}.LANGUAGE=FILE.html
      text of a legal page; publishes a new version

It is all or nothing, says what changed, and running processes show it within a second.
Exit code: 0 done, 1 refused or not there, 2 wrong usage.`;

interface Legal {
  readonly kind: DocumentKind;
  readonly lang: Language;
  readonly html: string;
}

const { values, positionals } = readArgs('tenants', HELP, {});
const [what = 'list', given, ...words] = positionals;
if (!['list', 'show', 'add', 'set'].includes(what))
  misuse('tenants', `There is no command ${what}`);
if (what === 'list' ? given !== undefined : given === undefined)
  misuse('tenants', what === 'list' ? 'list takes no words' : `${what} takes the code of a region`);
if (what === 'show' ? words.length > 0 : what !== 'list' && words.length === 0)
  misuse('tenants', what === 'show' ? 'show takes one region' : 'Say what to set: KEY=VALUE');
const unread = words.find((word) => !/^[\w.]+=/.test(word));
if (unread !== undefined) misuse('tenants', `"${unread}" is not KEY=VALUE`);
const pairs = words.map((word): [string, string] => {
  const at = word.indexOf('=');
  return [word.slice(0, at), word.slice(at + 1)];
});
const id = (given ?? '').toUpperCase();

await run(() =>
  what === 'list'
    ? withParts(say, async ({ database }) => list(await regions(database.platform())))
    : what === 'show'
      ? show()
      : change(
          pairs.filter(([key]) => !key.startsWith('document.')),
          legalIn(pairs),
        ),
);

function list(all: Awaited<ReturnType<typeof regions>>): number {
  for (const region of all)
    if (values.json) printJson({ id: region.id, ...shownRegion(region) });
    else
      print(
        `${region.id.padEnd(8)}  ${(region.name.en ?? '').padEnd(16)}  ${region.currency}  ${region.timezone.padEnd(18)}  ${region.languages.join(',').padEnd(8)}  ${region.hosts.join(',')}`,
      );
  return 0;
}

function show(): Promise<number> {
  return withParts(say, async ({ database }) => {
    const region = (await regions(database.platform())).find((one) => one.id === id);
    if (!region) {
      say(`There is no region ${id}. npm run tenants lists those there are.`);
      return 1;
    }
    const shown = shownRegion(region);
    if (values.json) printJson({ id, ...shown });
    else for (const [key, value] of Object.entries(shown)) print(`${key}=${value}`);
    return 0;
  });
}

/** Texts are read before anything changes, so that a missing file changes nothing. */
function legalIn(all: Pairs): Legal[] {
  return all
    .filter(([key]) => key.startsWith('document.'))
    .map(([key, file]) => {
      const [, kind = '', lang = ''] = key.split('.');
      if (!(DOCUMENT_KINDS as readonly string[]).includes(kind) || !isLanguage(lang))
        misuse('tenants', `${key} is no legal page: document.privacy.en, for example`);
      return { kind: kind as DocumentKind, lang, html: readFileSync(file, 'utf8') };
    });
}

function change(settings: Pairs, legal: readonly Legal[]): Promise<number> {
  return withParts(say, async (parts) => {
    const platform = parts.database.platform();
    const changes = await (what === 'add' ? addRegion : setRegion)(platform, id, settings);
    // what modules keep for every region, such as the texts that stand in for legal pages
    if (what === 'add') await setUp(platform);
    const published: Change[] = [];
    const code = await inTenants(parts, id, 'tenants', async (ctx) => {
      for (const { kind, lang, html } of legal) {
        const version = await publishDocument(ctx, kind, lang, html);
        published.push({
          key: `document.${kind}.${lang}`,
          from: version === 1 ? '' : `version ${version - 1}`,
          to: `version ${version}`,
        });
      }
      return 0;
    });
    const all = [...changes, ...published];
    if (values.json) printJson({ id, changes: all });
    say(what === 'add' ? `${id} is there.` : `${id}: ${all.length} changed.`);
    for (const { key, from, to } of all) say(`  ${key}: ${from || '—'} → ${to || '—'}`);
    return code;
  });
}
