/** One leaderboard: how it is made and when next, then everything in it by rank. */
import { redirect, useLoaderData, useRevalidator } from 'react-router';
import type { Answer } from '#contract/calls.ts';
import { figure } from '../lib/figure.ts';
import { Countdown } from '../ui/countdown.tsx';
import { pageOf } from '../features/list/paging.ts';
import { Move, RankRow } from '../features/ranking/rank-row.tsx';
import {
  boardAddress,
  changedQuery,
  contentAddress,
  goodsAddress,
  guideAddress,
} from '../lib/address.ts';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { breadcrumbs, itemList } from '../lib/structured.ts';
import { fullTime } from '../lib/when.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon/icon.tsx';

interface BoardData {
  group: Answer<'item-group.by-code'>;
}

function LeaderboardPage() {
  const { group } = useLoaderData<BoardData>();
  const { revalidate } = useRevalidator();
  // the first update ever has nothing to compare with
  const moved = group.items.some((item) => item.before !== null);
  return (
    <>
      <div className="pd__crumb">
        <Breadcrumb
          crumbs={[{ label: t('ranks.title'), href: '/leaderboards' }, { label: group.name }]}
        />
      </div>
      <h1 className="page__h">{group.name}</h1>
      {group.description && <p className="page__sub">{group.description}</p>}
      <div className="board__how">
        <Icon name="info" size={16} />
        <p>
          <b className="sr">{t('ranks.method')} </b>
          {group.method}
        </p>
        <p className="count">
          {group.nextUpdateTime && (
            <>
              <Icon name="timer" size={16} />
              {t('ranks.next')}{' '}
              <Countdown
                key={group.nextUpdateTime}
                until={group.nextUpdateTime}
                onEnd={() => void revalidate()}
              />
            </>
          )}
          <span className="muted">
            {t('ranks.updated', { time: fullTime(group.updateTime) })}
            {group.generationType === 'AUTO' &&
              ` · ${t('ranks.sample', { n: figure(group.sampleSize) })}`}
          </span>
        </p>
      </div>
      {group.items.length === 0 ? (
        <EmptyState
          title={t('ranks.empty')}
          text={t('ranks.empty.text')}
          action={{ href: '/leaderboards', label: t('ranks.title') }}
        />
      ) : (
        <ol className="board__list">
          {group.items.map((item) => (
            <RankRow
              key={item.rank}
              item={item}
              group={group}
              move={
                moved && group.generationType === 'AUTO' ? (
                  <Move rank={item.rank} before={item.before} />
                ) : undefined
              }
            />
          ))}
        </ol>
      )}
    </>
  );
}

function placeOf(item: BoardData['group']['items'][number]): { name: string; address: string } {
  if (item.subjectType === 'GOODS')
    return { name: item.goods.name, address: goodsAddress(item.goods.code) };
  if (item.subjectType === 'TOPIC')
    return { name: item.topic.title, address: guideAddress(item.topic.subtitle) };
  return {
    name: item.content.title,
    address: contentAddress(item.content.contentTypeCode, item.content.code),
  };
}

export default definePage<BoardData>({
  async load({ call, params, url }) {
    // a leaderboard has one page (AMB-83)
    if (pageOf(url) > 1) throw redirect(changedQuery(url, { page: undefined }));
    return { group: await call('item-group.by-code', { code: params.code as string }) };
  },
  head: ({ group }) => ({
    title: `${group.name} · ${t('site.name')}`,
    description: group.description || group.method,
    canonical: boardAddress(group.code),
    noindex: group.items.length === 0,
    share: { kind: 'leaderboard', code: group.code, version: Date.parse(group.updateTime) },
    structured: () => [
      itemList(group.name, group.items.map(placeOf)),
      breadcrumbs([{ label: t('ranks.title'), href: '/leaderboards' }, { label: group.name }]),
    ],
  }),
  Page: LeaderboardPage,
});
