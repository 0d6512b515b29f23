/**
 * A low-code page by its type (CONT-11). PAGE_NAVIGATION: a line of its modules' names that jumps
 * to them. PAGE_CATEGORY: its categories as chips above the rest. RELATION_PAGE: modules of writing
 * beside the others. FOLLOW_PAGE: what followed users publish first, which asks visitors to sign
 * in. COMMON_PAGE: the modules one below the other.
 */
import type { Page } from '#contract/page/page.ts';
import { articleListAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CategoryLinks } from '../writing/category-links.tsx';
import { FollowFeed } from '../writing/follow-feed.tsx';
import { Blocks } from './blocks.tsx';
import { Coloured } from './coloured.tsx';

export function PageView({ page }: { page: Page }) {
  if (page.modules.length === 0)
    return <EmptyState level={1} title={page.title} text={t('list.empty')} />;
  return (
    <Coloured background={page.background} colour={null}>
      <div className="wrap lowcode">
        <h1 className="page__h">{page.title}</h1>
        <Typed page={page} />
      </div>
    </Coloured>
  );
}

function Typed({ page }: { page: Page }) {
  const { modules } = page;
  switch (page.type) {
    case 'PAGE_NAVIGATION':
      return (
        <>
          <nav className="chips" aria-label={page.title}>
            {modules
              .filter((module) => module.title)
              .map((module) => (
                <a key={module.id} className="chip" href={`#m${module.id}`} data-document>
                  {module.title}
                </a>
              ))}
          </nav>
          <Blocks modules={modules} />
        </>
      );
    case 'PAGE_CATEGORY':
      return (
        <>
          <CategoryLinks
            categories={modules.flatMap((module) =>
              module.type === 'CATEGORY' ? module.categories : [],
            )}
            hrefOf={articleListAddress}
          />
          <Blocks modules={modules.filter((module) => module.type !== 'CATEGORY')} />
        </>
      );
    case 'RELATION_PAGE':
      return (
        <div className="relation">
          <div>
            <Blocks modules={modules.filter((module) => module.type !== 'CONTENT')} />
          </div>
          <aside>
            <Blocks modules={modules.filter((module) => module.type === 'CONTENT')} />
          </aside>
        </div>
      );
    case 'FOLLOW_PAGE':
      return (
        <>
          <FollowFeed />
          <Blocks modules={modules} />
        </>
      );
    case 'COMMON_PAGE':
      return <Blocks modules={modules} />;
  }
}
