/**
 * Business constants and limits of the specification (section 9; rows CONST-01..27), in one place.
 */

/** CONST-01: page sizes of related blocks. */
export const RELATED = { goods: 5, articles: 4, videos: 4, deals: { page: 1, size: 10 } } as const;
/** CONST-02: days of data before a price chart is shown. */
export const PRICE_TREND_MIN_DAYS = 7;
/** CONST-03 */
export const ACTIVITY_DEALS = { page: 1, size: 4 } as const;
/** CONST-04 */
export const BONUS_ORDER_PAGE_SIZE = 20;
/** CONST-05 */
export const COMMENTS = { subPageSize: 10, subRepliesPerRoot: 2 } as const;
/** CONST-06 */
export const ALERTS = { subscriptions: 10, selection: 3 } as const;
/** CONST-07 */
export const TEXT_LIMITS = {
  nickname: { min: 2, max: 20 },
  password: { min: 8, max: 20 },
  reportReason: { min: 10 },
} as const;
/** CONST-08 */
export const VERIFICATION = { resendMs: 60_000, defaultArea: '66' } as const;
/** CONST-09 */
export const PRIZE_DISPATCH_WORKING_DAYS = 14;
/** CONST-10 */
export const CARD = {
  summaryLength: 240,
  tags: 3,
  listHeaderOffsetPx: 80,
  specialRanks: 3,
} as const;
/** CONST-11; the upper bounds are AMB-34. */
export const LIST = { pageSize: 20, initialPage: 1, maxSize: 100, maxPage: 500 } as const;
/** Daily specials above the feed of home. */
export const HOME_SPECIALS = 6;
/**
 * Where counting one by one stops, so that a total costs no more than so many rows: of what matches
 * more often, there are "10,000+".
 */
export const COUNTED_UP_TO = 10_000;
/** CONST-12 */
export const REQUEST_TIMEOUT_MS = 15_000;
/** CONST-13 */
export const REQUEST_LOG = { entries: 10_000, bodyLength: 1024 } as const;
/** CONST-14 */
export const TRACKING = {
  beaconThrottleMs: 60_000,
  telemetryThrottleMs: 10_000,
  batch: 10,
  batchLength: 10_240,
  sessionMs: 30 * 60_000,
  mapDescription: 500,
  pageFinish: { scrolled: 0.9, afterMs: 3_000 },
  scrollDebounceMs: 200,
} as const;
/** CONST-15 */
export const BREAKPOINT = { mobileBelowPx: 768, resizeDebounceMs: 100 } as const;
/** CONST-16 */
export const STICKY = { mobilePx: 56, desktopPx: 70, scrollWaitMs: 10 } as const;
/** CONST-17 */
export const WAITS = { likeAfterLoginMs: 1_000, clipboardMs: 3_000 } as const;
/** CONST-18 */
export const PAGE_INTERCEPT_MS = { mobile: 2_000, desktop: 2_500, disabled: 0 } as const;
/** CONST-19 */
export const TOAST = {
  hideMs: 3_000,
  max: { desktop: 3, mobile: 1 },
  position: { desktop: 'top', mobile: 'bottom' },
} as const;
/** CONST-20 */
export const PULL_TO_REFRESH = {
  loadingHeight: 30,
  damping: 0.8,
  refreshRatio: 0.9,
  minMs: 300,
  finishMs: 300,
} as const;
/** CONST-21 */
export const SELECT = { filterDebounceMs: 300, tagLimit: 10 } as const;
export const TOOLTIP = { enterMs: 100, touchEnterMs: 700, touchLeaveMs: 1_500 } as const;
/** CONST-22 */
export const NOTICE_LIST = { animationMs: 500, delayMs: 1_000, shown: 1, lineHeight: 24 } as const;
/** CONST-23 */
export const IMAGE = {
  scales: [0.4, 0.7, 1],
  avatar: { width: 240, height: 240 },
  quality: 75,
  cropAspect: 1,
} as const;
/** CONST-24 */
export const COVER = {
  card: { width: 300, height: 300 },
  content: { width: 400, height: 400 },
  footerIcon: { width: 30, height: 30 },
} as const;
/** Pixels of the largest candidate of a cover: three for each that a phone shows. */
export const LARGEST = { card: 720, content: 1200 } as const;
/**
 * The sides at which pictures are drawn, in pixels: covers and their largest at the responsive
 * scales, thumbnails, faces, category tiles.
 */
export const PICTURE_SIDES: readonly number[] = [
  ...[COVER.card.width, COVER.content.width, LARGEST.card, LARGEST.content].flatMap((side) =>
    IMAGE.scales.map((scale) => Math.round(side * scale)),
  ),
  IMAGE.avatar.width,
  72,
  96,
  600,
].toSorted((a, b) => a - b);
/** CONST-25 */
export const COOKIE_MAX_AGE_S = 31_536_000;
/** CONST-26 */
export const DEEP_LINK = { polls: 250, everyMs: 20 } as const;
/** CONST-27 */
export const BREADCRUMB_MAX = 8;
