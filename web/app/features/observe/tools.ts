/**
 * What a shopper carries to the pages of shops: a bookmark, and a userscript. Both are text of ours
 * that runs there.
 */
import type { CurrencyCode } from '#contract/money.ts';
import { CURRENCIES } from '#contract/money.ts';
import { pagePrice } from './page-price.ts';

export interface Target {
  /** Whole addresses of this site. */
  readonly form: string;
  readonly api: string;
  readonly currency: CurrencyCode;
}

/**
 * The address of the bookmark: it reads the page and opens the form here, filled in. It carries no
 * token, because the scripts of a shop could read one, and it fetches nothing, because the page of
 * a shop may forbid that.
 */
export function bookmarklet({ form }: Pick<Target, 'form'>): string {
  const code = `(()=>{const u=new URL(${JSON.stringify(form)}),f=(${pagePrice.toString()})(document,location.href);for(const k in f)u.searchParams.set(k,f[k]);window.open(u.href,'_blank','noopener')})()`;
  return `javascript:${encodeURIComponent(code)}`;
}

export interface ScriptWords {
  readonly name: string;
  readonly menu: string;
  readonly sent: string;
  readonly known: string;
  readonly failed: string;
}

/**
 * The userscript: the same in one tap, sent with a token that may tell prices and nothing else. It
 * runs apart from the scripts of the page, which see neither it nor the token, and does nothing
 * until its menu is chosen.
 */
export function userscript(
  { form, api, currency }: Target,
  token: string,
  words: ScriptWords,
): string {
  const { host } = new URL(api);
  const text = (value: string) => JSON.stringify(value);
  return `// ==UserScript==
// @name         ${words.name}
// @namespace    ${new URL(api).origin}
// @version      1
// @match        http*://*/*
// @noframes
// @grant        GM_registerMenuCommand
// @grant        GM_xmlhttpRequest
// @grant        GM_openInTab
// @connect      ${host.split(':')[0]}
// ==/UserScript==
(() => {
  'use strict';
  const read = ${pagePrice.toString()};
  const openForm = (found) => {
    const address = new URL(${text(form)});
    for (const name in found) address.searchParams.set(name, found[name]);
    GM_openInTab(address.href, { active: true });
  };
  GM_registerMenuCommand(${text(words.menu)}, () => {
    const found = read(document, location.href);
    const amount = Math.round(Number(found.price) * ${10 ** CURRENCIES[currency].digits});
    if (found.currency !== ${text(currency)} || !(amount > 0)) return openForm(found);
    GM_xmlhttpRequest({
      method: 'POST',
      url: ${text(api)},
      headers: { 'content-type': 'application/json', authorization: ${text(`Bearer ${token}`)} },
      data: JSON.stringify({ url: found.url, amount, currency: found.currency, inStock: found.stock !== '0' }),
      onerror: () => alert(${text(words.failed)}),
      onload: ({ status, responseText }) => {
        let answer = {};
        try {
          answer = JSON.parse(responseText);
        } catch {}
        if (status === 201) alert(answer.known ? ${text(words.known)} : ${text(words.sent)});
        else if (status === 404) openForm(found);
        else alert(answer.error ? answer.error.message : ${text(words.failed)});
      },
    });
  });
})();
`;
}
