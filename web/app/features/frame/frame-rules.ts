/** Where header, footer and bottom tabs are shown: the exact rules of NAV-20, NAV-27..36. Pure. */

/** The nine pages with bottom tabs (NAV-34). */
const TAB_PAGES = new Set([
  '/',
  '/ai',
  '/discover',
  '/about-us',
  '/product-catalog',
  '/coupons',
  '/article',
  '/articles',
  '/products',
]);

/** Details and pages of their own have no footer (NAV-27). */
const NO_FOOTER =
  /^\/(appPage(\/|$)|ai$|download$|content\/[^/]+|article\/[^/]+|note-detail\/[^/]+|product\/[^/]+|activity\/|shortLink\/|lowcode-editor-preview$)/;

/**
 * Pages whose footer lacks the info block; of the three named, only one has a footer at all
 * (NAV-29, AMB-16).
 */
const NO_INFO = /^\/(content\/[^/]+|product\/[^/]+|daily-special-offers$)/;

export function hasFooter(pathname: string): boolean {
  return !NO_FOOTER.test(pathname);
}

export function hasFooterInfo(pathname: string): boolean {
  return !NO_INFO.test(pathname);
}

export function hasBottomTabs(pathname: string): boolean {
  return TAB_PAGES.has(pathname);
}

/**
 * Where the app is offered above the tabs; not where it would lie over the field that a question is
 * typed in.
 */
export function offersApp(pathname: string): boolean {
  return hasBottomTabs(pathname) && pathname !== '/ai';
}

/** Pages shown inside the app, without header and footer. */
export function isChromeless(pathname: string): boolean {
  return /^\/(appPage(\/|$)|lowcode-editor-preview$)/.test(pathname);
}

/**
 * The frame around a page (TEN-10, AMB-91): known from its address alone, nothing is asked for
 * it.
 */
export interface PageConfig {
  readonly header: boolean;
  readonly footer: boolean;
  /** Contact, documents and stores in the footer. */
  readonly footerInfo: boolean;
  readonly tabs: boolean;
  readonly appOffer: boolean;
}

export function pageConfig(pathname: string, isInApp: boolean): PageConfig {
  const bare = isChromeless(pathname);
  const footer = !bare && !isInApp && hasFooter(pathname);
  const tabs = !bare && !isInApp && hasBottomTabs(pathname);
  return {
    header: !bare,
    footer,
    footerInfo: footer && hasFooterInfo(pathname),
    tabs,
    appOffer: tabs && offersApp(pathname),
  };
}
