/**
 * `npm run review -- show KEY`: what a reviewer decides about, in full: words, link, pictures,
 * likeness to others, and the author's past.
 */
import { moneyText } from '#contract/money.ts';
import { profileChangesOpen } from '#api/account/index.ts';
import { reviewed } from '#api/content/index.ts';
import { historyOf, lookAt } from '#api/interaction/index.ts';
import type { Context } from '#api/kernel/context.ts';
import { siteAddress } from '#api/kernel/site-address.ts';

/**
 * Lines about what waits under a key; null: there is no such thing, or no more than its line in the
 * list.
 */
export async function showKey(ctx: Context, kind: string, id: number): Promise<string[] | null> {
  if (kind === 'contribution') return contribution(ctx, id);
  if (kind === 'report' || kind === 'appeal') {
    const found = await lookAt(ctx, kind, id);
    if (!found) return null;
    const { words, path, picture, authorId } = found;
    return [
      ...block('Words', words),
      ...address(ctx, 'Page', path),
      ...address(ctx, 'Picture', picture),
      ...(await author(ctx, authorId)),
    ];
  }
  if (kind !== 'profile') return null;
  const change = (await profileChangesOpen(ctx)).find((one) => one.id === id);
  if (!change) return null;
  const to =
    change.field === 'avatar' ? address(ctx, 'Picture', change.to) : block('Words', change.to);
  return [`Field: ${change.field}`, ...to, ...(await author(ctx, change.accountId))];
}

async function contribution(ctx: Context, id: number): Promise<string[] | null> {
  const found = await reviewed(ctx, id);
  if (!found) return null;
  const { row, duplicates } = found;
  const { written } = row;
  const { deal } = written;
  const amount = (minor: number | null) =>
    minor === null ? '–' : moneyText(minor, ctx.tenant.currency);
  return [
    `Kind: ${row.type}, ${row.state}${row.is_public ? ', a change of what is public' : ''}`,
    `Title: ${visible(written.title)}`,
    ...(deal
      ? [
          `Link: ${visible(deal.url)}`,
          `Price: ${amount(deal.currentAmount)}, before: ${amount(deal.originAmount)}, code: ${visible(deal.couponCode ?? '–')}`,
        ]
      : []),
    `Tie to the seller: ${written.disclosure ?? 'not said'}`,
    ...block('Words', written.text),
    ...written.images.flatMap(({ url }) => address(ctx, 'Picture', url)),
    ...address(ctx, 'Proof of purchase', written.proofUrl ?? ''),
    ...duplicates.map(
      (one) =>
        `Is here already: ${siteAddress(ctx, `/content/${one.code}`)}  ${visible(one.title)}`,
    ),
    ...(await author(ctx, row.author_id)),
  ];
}

async function author(ctx: Context, id: number | null): Promise<string[]> {
  const past = id === null ? null : await historyOf(ctx, id);
  if (!past) return ['Author: nobody in particular'];
  return [
    `Author: ${visible(past.nickname)} (user ${id}), trust ${past.trustLevel}, since ${past.since.toISOString().slice(0, 10)}`,
    `  comments: ${past.commentsPublished} standing, ${past.commentsRejected} rejected; posts: ${past.contentPublished} standing, ${past.contentRejected} rejected; removals: ${past.upheldAgainst}`,
  ];
}

function block(name: string, text: string): string[] {
  return [`${name}:`, ...text.split('\n').map((line) => `  ${visible(line)}`)];
}

function address(ctx: Context, name: string, path: string): string[] {
  return path === '' ? [] : [`${name}: ${siteAddress(ctx, path)}`];
}

/**
 * What draws nothing, or turns the line around, is written out: a name may hide it, and a terminal
 * obey it.
 */
export function visible(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\p{Cf}\u034f\u115f\u1160\u3164]/gu,
    (one) => `<U+${(one.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}>`,
  );
}
