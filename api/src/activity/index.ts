/**
 * Activities (rows ACT): lotteries whose draws anybody can check (BEY-13), their chances and prizes. It
 * reads accounts, moves chances in the ledger and sends messages.
 */
import { listen } from '../kernel/job-queue/event.ts';
import type { Module } from '../kernel/module.ts';
import { activityExport, forgetActivitiesOf } from './export.ts';
import { awardByRule } from './badge/award.ts';
import { badgesOf, progress } from './badge/show.ts';
import { create as createOrder } from './bonus/create.ts';
import { pages as orderPages } from './bonus/pages.ts';
import { payee, savePayee } from './bonus/payee.ts';
import { confirmOrders } from './bonus/settle.ts';
import { detail, pages } from './detail.ts';
import { grantFollow } from './chance/follow.ts';
import { forgetOldNetworks } from './risk/forget.ts';
import { appeal, standing } from './risk/appeal.ts';
import { prereport } from './share/prereport.ts';
import { lastAddress, sendAddress } from './lottery/address.ts';
import { draw } from './lottery/draw.ts';
import { fairness, proof, record } from './lottery/fairness.ts';
import { expireAwards, remindWinners } from './lottery/expire.ts';
import { awards, remainingChances, results, userInfo, userPrizes } from './lottery/lottery.ts';
import { revealDue, settleWaiting } from './lottery/reveal.ts';

export { audit, auditAll, auditOf, auditTrail } from './audit.ts';
export type { AuditEntry, AuditRow, Operator } from './audit.ts';
export { countOverdue, deskAwards, exportAwards } from './desk/award.ts';
export type { AwardFilter, DeskAward } from './desk/award.ts';
export { readCsv } from './desk/csv.ts';
export { DESK_STATES, deskActivities, deskActivity, regionOf } from './desk/find.ts';
export type { DeskActivity, DeskState } from './desk/find.ts';
export {
  changeDraft,
  lotteryRecord,
  makeDraft,
  refuseToEnd,
  revealLottery,
  withdrawLottery,
} from './desk/lottery.ts';
export { lotteryOverview } from './desk/overview.ts';
export type { Overview } from './desk/overview.ts';
export { lotteryPlan, planOf } from './desk/plan.ts';
export type { LotteryPlan } from './desk/plan.ts';
export { readDraft } from './desk/read-draft.ts';
export { makeBadgeDraft, makeBonusDraft, publishPlain } from './desk/plain.ts';
export { DeskRefused } from './desk/refused.ts';
export { deliverAwards, shipAward } from './desk/send.ts';
export type { Delivery } from './desk/send.ts';
export { activitiesOpen, activityCards } from './detail.ts';
export { addHolidays, holidays, removeHoliday } from './lottery/holiday.ts';
export { expireAwards } from './lottery/expire.ts';
export { awardBadge, awardByRule, takeBackBadge } from './badge/award.ts';
export { makeBadge, publishBadge } from './badge/make.ts';
export type { BadgeDraft } from './badge/make.ts';
export {
  checkOrder,
  deskOrders,
  payOrders,
  readPayee,
  returnOrder,
} from './bonus/desk.ts';
export type { DeskFilter, DeskOrder, OperatorReason, PaymentReport } from './bonus/desk.ts';
export { importReport } from './bonus/import.ts';
export type { ReportChange, ReportOutcome } from './bonus/import.ts';
export { create as handInOrder } from './bonus/create.ts';
export { savePayee } from './bonus/payee.ts';
export { makeBonus, publishBonus } from './bonus/make.ts';
export type { BonusDraft } from './bonus/make.ts';
export { ReportRefused } from './bonus/report.ts';
export { makeLottery } from './lottery/make.ts';
export type { LotteryDraft, PrizeDraft } from './lottery/make.ts';
export { flagsOf, holdByHand, refuseAppeal, release } from './risk/decide.ts';
export type { FlagRow } from './risk/decide.ts';
export { NotPublishable, publishLottery } from './lottery/publish.ts';
export { saveDraws } from './lottery/save.ts';
export type { GivenDraw } from './lottery/save.ts';
export { sendAddress } from './lottery/address.ts';

export const activity: Module = {
  name: 'activity',
  handlers: {
    'activity.detail': detail,
    'activity.pages': pages,
    'activity.standing': standing,
    'activity.appeal': appeal,
    'activity.share-prereport': prereport,
    'lottery.awards': awards,
    'lottery.remaining-chances': remainingChances,
    'lottery.user-info': userInfo,
    'lottery.user-prizes': userPrizes,
    'lottery.results': results,
    'lottery.draw': draw,
    'lottery.last-address': lastAddress,
    'lottery.send-address': sendAddress,
    'lottery.fairness': fairness,
    'lottery.draw-proof': proof,
    'lottery.record': record,
    'bonus-order.create': createOrder,
    'bonus-order.pages': orderPages,
    'payee.current': payee,
    'payee.save': savePayee,
    'badge.progress': progress,
  },
  provides: { exports: { activity: activityExport }, badges: badgesOf },
  listeners: [
    listen({
      topic: 'mark.made',
      name: 'activity.badges-of-mark',
      run: (ctx, { authorId }) => awardByRule(ctx, authorId === null ? [] : [authorId]),
    }),
    listen({
      topic: 'contribution.decided',
      name: 'activity.badges-of-contribution',
      run: (ctx, { accountId }) => awardByRule(ctx, [accountId]),
    }),
    listen({
      topic: 'account.closed',
      name: 'activity.close',
      run: (ctx, { accountId }) => forgetActivitiesOf(ctx, accountId),
    }),
    listen({
      topic: 'mark.made',
      name: 'activity.follow',
      run: async (ctx, { kind, accountId, targetType, targetId }) => {
        if (kind === 'FOLLOW')
          await grantFollow(ctx, { accountId, subject: `${targetType} ${targetId}` });
      },
    }),
  ],
  schedules: [
    { name: 'activity.forget-networks', everySeconds: 86_400, run: forgetOldNetworks },
    { name: 'activity.award-badges', everySeconds: 3600, run: (ctx) => awardByRule(ctx, null) },
    { name: 'activity.settle', everySeconds: 10, run: settleWaiting },
    { name: 'activity.reveal', everySeconds: 30, run: revealDue },
    { name: 'activity.confirm-orders', everySeconds: 60, run: confirmOrders },
    { name: 'activity.expire-awards', everySeconds: 600, run: expireAwards },
    { name: 'activity.remind-winners', everySeconds: 600, run: remindWinners },
  ],
};
