import { expect, test } from 'vitest';
import * as constants from './constants.ts';

test('CONST-01 to CONST-27 (CONST-02, CONST-03, CONST-04, CONST-05, CONST-06, CONST-07, CONST-08, CONST-09, CONST-10, CONST-11, CONST-12, CONST-13, CONST-14, CONST-15, CONST-16, CONST-17, CONST-18, CONST-19, CONST-20, CONST-21, CONST-22, CONST-23, CONST-24, CONST-25, CONST-26): the constants are those of the specification', () => {
  expect(constants.RELATED).toEqual({
    goods: 5,
    articles: 4,
    videos: 4,
    deals: { page: 1, size: 10 },
  });
  expect([
    constants.PRICE_TREND_MIN_DAYS,
    constants.BONUS_ORDER_PAGE_SIZE,
    constants.PRIZE_DISPATCH_WORKING_DAYS,
    constants.REQUEST_TIMEOUT_MS,
    constants.COOKIE_MAX_AGE_S,
    constants.BREADCRUMB_MAX,
  ]).toEqual([7, 20, 14, 15_000, 31_536_000, 8]);
  expect(constants.ACTIVITY_DEALS).toEqual({ page: 1, size: 4 });
  expect(constants.COMMENTS).toEqual({ subPageSize: 10, subRepliesPerRoot: 2 });
  expect(constants.ALERTS).toEqual({ subscriptions: 10, selection: 3 });
  expect(constants.TEXT_LIMITS).toEqual({
    nickname: { min: 2, max: 20 },
    password: { min: 8, max: 20 },
    reportReason: { min: 10 },
  });
  expect(constants.VERIFICATION).toEqual({ resendMs: 60_000, defaultArea: '66' });
  expect(constants.CARD).toEqual({
    summaryLength: 240,
    tags: 3,
    listHeaderOffsetPx: 80,
    specialRanks: 3,
  });
  expect(constants.LIST).toEqual({ pageSize: 20, initialPage: 1, maxSize: 100, maxPage: 500 });
  expect(constants.REQUEST_LOG).toEqual({ entries: 10_000, bodyLength: 1024 });
  expect(constants.TRACKING).toEqual({
    beaconThrottleMs: 60_000,
    telemetryThrottleMs: 10_000,
    batch: 10,
    batchLength: 10_240,
    sessionMs: 1_800_000,
    mapDescription: 500,
    pageFinish: { scrolled: 0.9, afterMs: 3_000 },
    scrollDebounceMs: 200,
  });
  expect(constants.BREAKPOINT).toEqual({ mobileBelowPx: 768, resizeDebounceMs: 100 });
  expect(constants.STICKY).toEqual({ mobilePx: 56, desktopPx: 70, scrollWaitMs: 10 });
  expect(constants.WAITS).toEqual({ likeAfterLoginMs: 1_000, clipboardMs: 3_000 });
  expect(constants.PAGE_INTERCEPT_MS).toEqual({ mobile: 2_000, desktop: 2_500, disabled: 0 });
  expect(constants.TOAST).toEqual({
    hideMs: 3_000,
    max: { desktop: 3, mobile: 1 },
    position: { desktop: 'top', mobile: 'bottom' },
  });
  expect(constants.PULL_TO_REFRESH).toEqual({
    loadingHeight: 30,
    damping: 0.8,
    refreshRatio: 0.9,
    minMs: 300,
    finishMs: 300,
  });
  expect([constants.SELECT, constants.TOOLTIP]).toEqual([
    { filterDebounceMs: 300, tagLimit: 10 },
    { enterMs: 100, touchEnterMs: 700, touchLeaveMs: 1_500 },
  ]);
  expect(constants.NOTICE_LIST).toEqual({
    animationMs: 500,
    delayMs: 1_000,
    shown: 1,
    lineHeight: 24,
  });
  expect(constants.IMAGE).toEqual({
    scales: [0.4, 0.7, 1],
    avatar: { width: 240, height: 240 },
    quality: 75,
    cropAspect: 1,
  });
  expect(constants.COVER).toEqual({
    card: { width: 300, height: 300 },
    content: { width: 400, height: 400 },
    footerIcon: { width: 30, height: 30 },
  });
  expect(constants.DEEP_LINK).toEqual({ polls: 250, everyMs: 20 });
});
