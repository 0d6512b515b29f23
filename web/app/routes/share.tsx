/**
 * What another app shares with the installed one (BEY-14): its link, wherever the app put it, is
 * checked. `share_target` in /manifest.webmanifest names this address.
 */
import { redirect } from 'react-router';
import { headOf } from '#contract/text.ts';
import { withQuery } from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';

/** Android puts the link into the text; iOS and some apps into the address, or into the title. */
const FIELDS = ['url', 'text', 'title'] as const;
const LONGEST = 2_000;

export default definePage({
  load({ url }) {
    const shared = FIELDS.map((field) => url.searchParams.get(field)?.trim() ?? '');
    const withLink = shared.find((one) => /https?:\/\//i.test(one));
    const pasted = headOf(withLink ?? shared.find((one) => one !== '') ?? '', LONGEST);
    throw redirect(withQuery('/check', { url: pasted }));
  },
  head: () => ({ title: `${t('check.title')} · ${t('site.name')}`, noindex: true }),
  Page: () => null,
});
