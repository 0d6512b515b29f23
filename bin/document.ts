/**
 * `npm run document`: publishes a version of the privacy policy or the user agreement (NAV-31,
 * AMB-81).
 */
import { readFileSync } from 'node:fs';
import { isLanguage } from '#contract/language.ts';
import { inTenants, misuse, printJson, readArgs, run, say } from './command.ts';

const HELP = `Publishes a document; earlier versions are kept.

  npm run document -- privacy|terms FILE.html --lang th --tenant TH [--json]

FILE is rich text: paragraphs, headings, lists, links, tables. Anything else is left out.
Exit code: 0 done, 1 no such tenant, 2 wrong usage.`;

const { values, positionals } = readArgs('document', HELP, {
  tenant: { type: 'string' },
  lang: { type: 'string', default: '' },
});
const [kind, file] = positionals;
const { lang } = values;

if ((kind !== 'privacy' && kind !== 'terms') || file === undefined)
  misuse('document', 'Name the document, privacy or terms, and a file');
if (!isLanguage(lang)) misuse('document', 'Say the language: --lang th, en or id');
if (values.tenant === undefined) misuse('document', 'Say which region: --tenant TH');
const { publishDocument } = await import('#api/page/index.ts');
const { withParts } = await import('./parts.ts');

await run(async () => {
  const html = readFileSync(file, 'utf8');
  return withParts(say, (parts) =>
    inTenants(parts, values.tenant, 'document', async (ctx) => {
      const version = await publishDocument(ctx, kind, lang, html);
      if (values.json) printJson({ tenant: ctx.tenant.id, kind, lang, version });
      say(
        `${ctx.tenant.id}: version ${version} of ${kind} in ${lang} is published; pages show it within a minute.`,
      );
      return 0;
    }),
  );
});
