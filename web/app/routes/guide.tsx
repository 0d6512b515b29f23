/**
 * A product guide (GUIDE-02, GUIDE-03): how to choose, picks with today's price, questions that
 * open one by one.
 */
import { useLoaderData } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { DealCard } from '../features/deal/deal-card.tsx';
import { GoodsCard } from '../features/goods/goods-card.tsx';
import { ShareButton } from '../features/share/share-button.tsx';
import { ListBlock } from '../features/writing/list-block.tsx';
import { RichText } from '../features/writing/rich-text.tsx';
import { guideAddress } from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { article, breadcrumbs, faq } from '../lib/structured.ts';
import { longDate } from '../lib/when.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { Cover } from '../ui/cover.tsx';
import { WholeWords } from '../ui/whole-words.tsx';

type Guide = Answer<'guide.detail'>;

function GuidePage() {
  const guide = useLoaderData<Guide>();
  return (
    <div className="guide">
      <Opening guide={guide} />
      {guide.sections
        .filter((section) => section.text !== '' || section.goods.length > 0)
        .map((section) => (
          <section key={section.title} className="pd__sec">
            <h2>{section.title}</h2>
            <RichText html={section.text} goods={section.goods} />
            <div className="grid cards pd__labels">
              {section.goods.map((goods) => (
                <GoodsCard key={goods.id} goods={goods} />
              ))}
            </div>
          </section>
        ))}
      <Questions faq={guide.faq} />
      {guide.deals.length > 0 && (
        <section className="pd__sec" aria-labelledby="guide-deals">
          <h2 id="guide-deals">{t('guide.deals')}</h2>
          <div className="grid cards pd__labels">
            {guide.deals.map((deal) => (
              <DealCard key={deal.id} deal={deal} />
            ))}
          </div>
        </section>
      )}
      <ListBlock
        id="guide-contents"
        title={t('writing.related')}
        contents={guide.contents}
        layout="horizontal"
      />
    </div>
  );
}

function Opening({ guide }: { guide: Guide }) {
  return (
    <article className="art">
      <div className="pd__crumb">
        <Breadcrumb
          crumbs={[
            { label: t('nav.home'), href: '/' },
            { label: t('guide.title'), href: '/guides' },
            { label: guide.title, wide: true },
          ]}
        />
      </div>
      <h1 className="art__h">
        <WholeWords text={guide.title} />
      </h1>
      <p className="art__sub">{guide.summary}</p>
      <div className="authorbar">
        <p className="muted">
          <time dateTime={guide.updateTime}>
            {t('writing.updated', { time: longDate(guide.updateTime) })}
          </time>
        </p>
        <div className="authorbar__a">
          <ShareButton title={guide.title} />
        </div>
      </div>
      {guide.coverImage.url && <Cover url={guide.coverImage.url} />}
      <RichText html={guide.text} goods={[]} />
    </article>
  );
}

function Questions({ faq }: Pick<Guide, 'faq'>) {
  if (faq.length === 0) return null;
  return (
    <section className="pd__sec" aria-labelledby="faq">
      <h2 id="faq">{t('guide.faq')}</h2>
      <div className="faq">
        {faq.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              {question}
              <Icon name="chevron-down" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

export default definePage<Guide>({
  load: ({ call, params }) => call('guide.detail', { subtitle: params.subtitle as string }),
  head: (guide) => ({
    title: `${guide.title} · ${t('site.name')}`,
    description: guide.summary,
    canonical: guideAddress(guide.subtitle),
    image: guide.coverImage.url,
    type: 'article',
    share: { kind: 'guide', code: guide.subtitle, version: Date.parse(guide.updateTime) },
    structured: () => [
      article({
        ...guide,
        pictures: [guide.coverImage.url],
        address: guideAddress(guide.subtitle),
        publishTime: guide.updateTime,
      }),
      faq(guide.faq),
      breadcrumbs([{ label: t('guide.title'), href: '/guides' }, { label: guide.title }]),
    ],
  }),
  Page: GuidePage,
});
