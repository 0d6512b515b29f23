/**
 * An article in full (CONT-13): breadcrumb, cover, author bar that sticks, text with live
 * prices, what is related.
 */
import { redirect, useLoaderData } from 'react-router';
import type { ContentDetail } from '#contract/content/content.ts';
import { ArticleBody } from '../features/writing/article-body.tsx';
import type { Related } from '../features/writing/article-body.tsx';
import { ActionBar, AuthorBar } from '../features/writing/author-bar.tsx';
import { Pictures } from '../ui/pictures.tsx';
import { loadRelated } from '../features/writing/load-related.ts';
import { articleListAddress, articlesAddress, contentAddress } from '../lib/address.ts';
import { useView } from '../lib/click.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { article, breadcrumbs } from '../lib/structured.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Cover } from '../ui/cover.tsx';
import { WholeWords } from '../ui/whole-words.tsx';
import { shorten } from '#contract/text.ts';

interface ArticleData {
  content: ContentDetail;
  related: Related;
}

function ArticlePage() {
  const { content, related } = useLoaderData<ArticleData>();
  useView('CONTENT', content.id);
  const crumbs = [
    { label: t('nav.home'), href: '/' },
    { label: t('writing.articles'), href: articlesAddress() },
    ...content.breadcrumb.map((category) => ({
      label: category.name,
      href: articleListAddress(category),
    })),
    { label: content.shortTitle || content.title, wide: true },
  ];
  const layout = layoutOf(content.contentTypeCode);
  const pictures = (
    <Pictures
      pictures={
        content.images.length > 0
          ? content.images
          : content.coverImage.url
            ? [content.coverImage]
            : []
      }
      title={content.title}
    />
  );
  return (
    <article className={`art art--${layout} has-bar`} key={content.id}>
      <div className="pd__crumb">
        <Breadcrumb crumbs={crumbs} />
      </div>
      {layout === 'pictures-first' && pictures}
      <h1 className="art__h">
        <WholeWords text={content.title} />
      </h1>
      {content.subtitle && <p className="art__sub">{content.subtitle}</p>}
      <AuthorBar content={content} />
      {layout === 'cover' && content.coverImage.url && <Cover url={content.coverImage.url} />}
      <ArticleBody
        content={content}
        related={related}
        afterText={layout === 'text-first' ? pictures : undefined}
      />
      <ActionBar content={content} />
    </article>
  );
}

/** How a piece is laid out by its type; whatever is not known is an article (CONT-04). */
function layoutOf(type: string): 'tip' | 'text-first' | 'pictures-first' | 'cover' {
  return type === 'YOU_DIAO'
    ? 'tip'
    : type === 'TEXT_IMG'
      ? 'text-first'
      : type === 'IMG_TEXT'
        ? 'pictures-first'
        : 'cover';
}

export default definePage<ArticleData>({
  async load({ call, params }) {
    const content = await call('content.detail', { code: params.code as string });
    const own = contentAddress(content.contentTypeCode, content.code);
    if (!own.startsWith('/article/')) throw redirect(own, 301);
    return {
      content,
      related: await loadRelated(
        call,
        content.id,
        content.goods.map((card) => card.id),
      ),
    };
  },
  head: ({ content }) => ({
    title: `${content.title} · ${t('site.name')}`,
    description: shorten(content.summary, 160),
    canonical: contentAddress(content.contentTypeCode, content.code),
    image: content.coverImage.url,
    type: 'article',
    share: { kind: 'article', code: content.code, version: Date.parse(content.updateTime) },
    structured: () => [
      article({
        ...content,
        pictures: [content.coverImage.url, ...content.images.map((image) => image.url)],
        address: contentAddress(content.contentTypeCode, content.code),
      }),
      breadcrumbs([
        { label: t('writing.articles'), href: articlesAddress() },
        ...content.breadcrumb.map((category) => ({
          label: category.name,
          href: articleListAddress(category),
        })),
        { label: content.title },
      ]),
    ],
  }),
  Page: ArticlePage,
});
