/** What a module holds, by its type. */
import type { Jump } from '#contract/content/card.ts';
import type { PageModule } from '#contract/page/module.ts';
import { brandAddress } from '../../lib/address.ts';
import { COVER } from '../../lib/picture.ts';
import { Picture } from '../../ui/picture.tsx';
import { ActivityCard } from '../activity/activity-card.tsx';
import { CategoryGrid } from '../catalogue/category-grid.tsx';
import { AllMuted } from '../list/all-muted.tsx';
import { Ticket } from '../coupon/ticket.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { NoticeList } from '../../ui/notice-list.tsx';
import { GoodsCard } from '../goods/goods-card.tsx';
import { Board } from '../ranking/board.tsx';
import { WritingGrid } from '../writing/list-block.tsx';
import { DealModule } from './deal-module.tsx';

export function BlockBody({ module }: { module: PageModule }) {
  switch (module.type) {
    case 'BANNER':
      return (
        <div className={module.banners.length > 1 ? 'pics banners' : 'banners'}>
          {module.banners.map((banner) => (
            <Jumped key={banner.image.url} jump={banner.jump}>
              <Picture url={banner.image.url} alt={banner.alt} size={COVER.content} isWhole />
            </Jumped>
          ))}
        </div>
      );
    case 'NOTICE_LIST':
      return (
        <NoticeList
          notices={module.notices.map((notice) => notice.text)}
          href={module.notices.find((notice) => notice.jump)?.jump?.href ?? '/how-we-judge'}
        />
      );
    case 'DEAL':
      return <DealModule module={module} />;
    case 'GOODS':
      return (
        <>
          <div className="grid cards">
            {module.goods.map((goods) => (
              <GoodsCard key={goods.id} goods={goods} />
            ))}
          </div>
          <AllMuted />
        </>
      );
    case 'CATEGORY':
      return <CategoryGrid categories={module.categories} />;
    case 'BRAND':
      return (
        <div className="chips">
          {module.brands.map((brand) => (
            <a key={brand.id} className="chip" href={brandAddress(brand.code)}>
              {brand.name} <small className="num">{brand.goodsCount}</small>
            </a>
          ))}
        </div>
      );
    case 'COUPON':
      return (
        <div className="tickets tickets--2">
          {module.coupons.map((coupon) => (
            <Ticket key={coupon.id} coupon={coupon} small />
          ))}
        </div>
      );
    case 'RANKING':
      return (
        <div className="boards">
          {module.groups.map((group) => (
            <Board key={group.id} group={group} />
          ))}
        </div>
      );
    case 'CONTENT':
      return (
        <WritingGrid
          contents={module.contents}
          layout={module.style.layout === 'HORIZONTAL' ? 'horizontal' : 'vertical'}
        />
      );
    case 'COUNTDOWN':
      return module.toTime ? (
        <Jumped jump={module.jump}>
          <span className="count count--big">
            <Countdown until={module.toTime} />
          </span>
        </Jumped>
      ) : null;
    case 'RICH_TEXT':
      return <div className="read rich" dangerouslySetInnerHTML={{ __html: module.html }} />;
    case 'ACTIVITY':
      return (
        <div className="actys">
          <ActivityCard activity={module.activity} image={module.image} />
        </div>
      );
  }
}

function Jumped({ jump, children }: { jump: Jump | null; children: React.ReactNode }) {
  if (!jump) return children;
  return (
    <a href={jump.href} rel={jump.kind === 'URL' ? 'noopener' : undefined}>
      {children}
    </a>
  );
}
