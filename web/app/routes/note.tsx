/** A shopper's note (CONT-19): pictures, what they say, the goods with their price now. */
import { redirect, useLoaderData } from 'react-router';
import type { ContentDetail } from '#contract/content/content.ts';
import { ArticleBody } from '../features/writing/article-body.tsx';
import type { Related } from '../features/writing/article-body.tsx';
import { ActionBar, AuthorBar } from '../features/writing/author-bar.tsx';
import { Pictures } from '../ui/pictures.tsx';
import { loadRelated } from '../features/writing/load-related.ts';
import { contentAddress } from '../lib/address.ts';
import { useView } from '../lib/click.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { article, breadcrumbs } from '../lib/structured.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { WholeWords } from '../ui/whole-words.tsx';
import { shorten } from '#contract/text.ts';

interface NoteData {
  note: ContentDetail;
  related: Related;
}

function NotePage() {
  const { note, related } = useLoaderData<NoteData>();
  useView('CONTENT', note.id);
  const pictures =
    note.images.length > 0 ? note.images : note.coverImage.url ? [note.coverImage] : [];
  return (
    <article className="art has-bar" key={note.id}>
      <div className="pd__crumb">
        <Breadcrumb
          crumbs={[
            { label: t('nav.home'), href: '/' },
            { label: t('nav.discover'), href: '/discover' },
            { label: note.title, wide: true },
          ]}
        />
      </div>
      <h1 className="art__h">
        <WholeWords text={note.title} />
      </h1>
      <AuthorBar content={note} />
      {note.boughtProof && (
        <p className="proof">
          <Icon name="verified" size={16} />
          {t('writing.bought')}
        </p>
      )}
      <Pictures pictures={pictures} title={note.title} />
      <ArticleBody content={note} related={related} />
      <ActionBar content={note} />
    </article>
  );
}

export default definePage<NoteData>({
  async load({ call, params }) {
    const note = await call('content.detail', { code: params.code as string });
    if (note.contentTypeCode !== 'NOTE')
      throw redirect(contentAddress(note.contentTypeCode, note.code), 301);
    return {
      note,
      related: await loadRelated(
        call,
        note.id,
        note.goods.map((card) => card.id),
      ),
    };
  },
  head: ({ note }) => ({
    title: `${note.title} · ${t('site.name')}`,
    description: shorten(note.summary, 160),
    canonical: contentAddress('NOTE', note.code),
    image: note.images[0]?.url ?? note.coverImage.url,
    type: 'article',
    share: { kind: 'article', code: note.code, version: Date.parse(note.updateTime) },
    structured: () => [
      article({
        ...note,
        pictures:
          note.images.length > 0 ? note.images.map((image) => image.url) : [note.coverImage.url],
        address: contentAddress('NOTE', note.code),
      }),
      breadcrumbs([{ label: t('nav.discover'), href: '/discover' }, { label: note.title }]),
    ],
  }),
  Page: NotePage,
});
