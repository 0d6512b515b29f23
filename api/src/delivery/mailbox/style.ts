/** The look of the development mailbox: colours and type of the site, without its build. */
export const FONTS = ['anuphan-thai-wght-normal.woff2', 'anuphan-latin-wght-normal.woff2'] as const;

export const STYLE = `@font-face{font-family:Anuphan;src:url(/dev/mailbox/${FONTS[0]}) format("woff2");font-weight:100 700;unicode-range:U+0E01-0E5B,U+200C-200D,U+25CC}
@font-face{font-family:Anuphan;src:url(/dev/mailbox/${FONTS[1]}) format("woff2");font-weight:100 700;unicode-range:U+0000-00FF,U+2000-206F,U+2212}
:root{color-scheme:light dark;--paper:#fbfaf8;--surface:#fff;--ink:#231d1a;--soft:#6b625c;--line:#e4dfda;--edge:#8f857d;--red:#b80f2b}
@media (prefers-color-scheme:dark){:root{--paper:#161210;--surface:#1f1a17;--ink:#f4efe9;--soft:#b3a9a1;--line:#3a332e;--edge:#8f857d;--red:#ff6b7d}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 Anuphan,"Noto Sans Thai",Thonburi,system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:720px;margin:0 auto;padding:24px 16px 64px}p,h1,h2{margin:0}a{color:inherit;text-underline-offset:4px}
.brand{display:inline-flex;align-items:center;min-height:44px;color:var(--red);font-size:22px;font-weight:700;text-decoration:none}
h1{font-size:28px;line-height:1.4;font-weight:600}.lead{margin-top:8px;color:var(--soft);max-width:60ch}
form{display:grid;grid-template-columns:1fr auto;gap:6px 8px;align-items:center;margin:24px 0}label{grid-column:1/-1;font-size:14px;color:var(--soft)}
input,button{min-height:44px;font:inherit;color:inherit;border:1px solid var(--edge);border-radius:8px;background:var(--surface);padding:0 14px;min-width:0}button{font-weight:600;cursor:pointer}
form a{grid-column:1/-1;justify-self:start;min-height:44px;display:inline-flex;align-items:center;font-size:14px}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}
ol{list-style:none;margin:0;padding:0;display:grid;gap:12px}li{border:1px solid var(--line);border-radius:12px;background:var(--surface);padding:16px}
.who{display:flex;flex-wrap:wrap;gap:2px 12px;font-size:14px}.who span,.who time{color:var(--soft)}.who time{margin-left:auto}
h2{margin-top:4px;font-size:18px;line-height:1.5;font-weight:600}.none{padding:32px 16px;border:1px dashed var(--line);border-radius:12px;text-align:center;color:var(--soft)}
.code{display:flex;align-items:baseline;gap:12px;margin-top:8px}.code span{font-size:14px;color:var(--soft)}.code output{font-size:30px;line-height:1.2;font-weight:700;letter-spacing:3px;font-variant-numeric:tabular-nums}
summary{min-height:44px;display:list-item;padding:10px 0;cursor:pointer;font-size:14px}pre{margin:0 0 8px;white-space:pre-wrap;font:14px/1.6 ui-monospace,Menlo,Consolas,Anuphan,monospace}.sms{margin-top:6px}
iframe{width:100%;height:420px;border:1px solid var(--line);border-radius:8px;background:#fff}
`;
