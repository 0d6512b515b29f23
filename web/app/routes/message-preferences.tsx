/**
 * How somebody hears of what happens: by which channels, which types of messages, when nothing is to
 * ring, and how often.
 */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { Channels } from '../features/message/channels.tsx';
import { HowOften } from '../features/message/how-often.tsx';
import { QuietHours } from '../features/message/quiet-hours.tsx';
import { Ways } from '../features/message/ways.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';

interface Data {
  readonly wishes: Answer<'message.preferences'>;
  readonly channels: Answer<'channel.list'>;
  readonly quiet: Answer<'quiet-hours.read'>;
  readonly defaults: Answer<'watch.defaults'>;
}

function MessagePreferencesPage() {
  const { wishes, channels, quiet, defaults } = useLoaderData<Data>();
  return (
    <>
      <div className="pd__crumb only-desk">
        <Breadcrumb
          crumbs={[
            { label: t('nav.home'), href: '/' },
            { label: t('me.profile'), href: '/profile' },
            { label: t('ways.title') },
          ]}
        />
      </div>
      <h1 className="page__h">{t('ways.title')}</h1>
      <div className="chanpage">
        <div>
          <Channels first={channels} />
          <h2>{t('ways.types')}</h2>
          <Ways first={wishes} />
        </div>
        <aside>
          <QuietHours first={quiet} />
          <HowOften quiet={quiet} defaults={defaults} />
        </aside>
      </div>
    </>
  );
}

export default definePage<Data>({
  async load({ call }) {
    const [wishes, channels, quiet, defaults] = await Promise.all([
      call('message.preferences'),
      call('channel.list'),
      call('quiet-hours.read'),
      call('watch.defaults'),
    ]);
    return { wishes, channels, quiet, defaults };
  },
  head: () => ({ title: `${t('ways.title')} · ${t('site.name')}`, noindex: true }),
  Page: MessagePreferencesPage,
});
