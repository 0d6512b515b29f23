/**
 * How somebody hears of what happens: by type and way, in which browsers, and when nothing is to
 * ring.
 */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { Browsers } from '../features/message/browsers.tsx';
import { QuietHours } from '../features/message/quiet-hours.tsx';
import { Ways } from '../features/message/ways.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';

interface Data {
  readonly wishes: Answer<'message.preferences'>;
  readonly channels: Answer<'channel.list'>;
  readonly quiet: Answer<'quiet-hours.read'>;
}

function MessagePreferencesPage() {
  const { wishes, channels, quiet } = useLoaderData<Data>();
  return (
    <div className="own">
      <h1 className="page__h">{t('ways.title')}</h1>
      <Ways first={wishes} />
      <Browsers first={channels} />
      <QuietHours first={quiet} />
    </div>
  );
}

export default definePage<Data>({
  async load({ call }) {
    const [wishes, channels, quiet] = await Promise.all([
      call('message.preferences'),
      call('channel.list'),
      call('quiet-hours.read'),
    ]);
    return { wishes, channels, quiet };
  },
  head: () => ({ title: `${t('ways.title')} · ${t('site.name')}`, noindex: true }),
  Page: MessagePreferencesPage,
});
