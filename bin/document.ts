/** `npm run document`: publishes a version of the privacy policy or the user agreement (NAV-31, AMB-81). */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLanguage } from '#contract/language.ts';
import { jobContext } from '#api/kernel/noticeboard/noticeboard.ts';
import { publishDocument } from '#api/page/index.ts';
import { withParts } from './parts.ts';

const HELP = `Publishes a document; earlier versions are kept.

  npm run document -- privacy|terms FILE.html --lang th [--tenant TH]

FILE is rich text: paragraphs, headings, lists, links, tables. Anything else is left out.
Exit code: 0 done, 1 no such tenant, 2 wrong usage.`;

const say = (text: string) => process.stderr.write(`${text}\n`);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tenant: { type: 'string', default: 'TH' }, lang: { type: 'string', default: '' }, help: { type: 'boolean' } },
});
const [kind, file] = positionals;
const { lang } = values;

if (values.help) process.stdout.write(`${HELP}\n`);
else if ((kind !== 'privacy' && kind !== 'terms') || file === undefined || !isLanguage(lang)) {
  say(HELP);
  process.exitCode = 2;
} else {
  const html = readFileSync(file, 'utf8');
  process.exitCode = await withParts(say, async ({ database, tenants, clock, log, noticeboard }) => {
    const tenant = (await tenants.all()).find(({ id }) => id === values.tenant.toUpperCase());
    if (!tenant) {
      say(`There is no tenant ${values.tenant}.`);
      return 1;
    }
    const db = database.tenant(tenant.id);
    const version = await publishDocument(jobContext(tenant, db, clock.now(), log, noticeboard.emitter(db, tenant.id), 'document'), kind, lang, html);
    say(`${tenant.id}: version ${version} of ${kind} in ${lang} is published; pages show it within a minute.`);
    return 0;
  });
}
