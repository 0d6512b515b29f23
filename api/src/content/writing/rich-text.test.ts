import { expect, test } from 'vitest';
import { cleanHtml, goodsIn, htmlOf, plainOf, summaryOf } from './rich-text.ts';

test('CONT-25: nothing that could run survives', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java&#x0A;script:alert(1)">x</a>',
    '<a href="data:text/html,<script>1</script>">x</a>',
    '<svg onload=alert(1)><circle/></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="background:url(javascript:1)" onclick="x()">ok</p>',
    '<form action="/x"><input name=a></form>',
    '<style>body{display:none}</style>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<object data="x"></object><embed src="x">',
    '<div data-goods="a" onclick="x()"></div>',
    '<a href="//evil.example/x">x</a>',
  ];
  for (const html of hostile)
    expect(cleanHtml(html), html).not.toMatch(
      /script|onerror|onload|onclick|<svg|<iframe|style|<form|<object|<embed|javascript|data:|\/\/evil/i,
    );
});

test('CONT-13, CONT-25: what an editor writes stays; links away give no weight and open apart', () => {
  const html =
    '<h2>ข้อดี</h2><p>ดี <strong>มาก</strong></p><ul><li>a</li></ul><figure><img src="/pic/a.webp" alt="b" width="10" /></figure>';
  expect(cleanHtml(html)).toBe(html.replace('width="10"', 'loading="lazy" width="10"'));
  expect(cleanHtml('<a href="https://shop.example/a">x</a>')).toBe(
    '<a href="https://shop.example/a" rel="nofollow noopener ugc" target="_blank">x</a>',
  );
  expect(cleanHtml('<a href="/product/a" target="_blank">x</a>')).toBe(
    '<a href="/product/a">x</a>',
  );
  expect(cleanHtml('<h1>x</h1>')).toBe('<h2>x</h2>');
});

test('BEY-32: the place of a product card is stored, other divisions are not', () => {
  const html = cleanHtml(
    '<p>a</p><div data-goods="g1"></div><div>b</div><div data-goods="<x>"></div><div data-goods="g2"></div>',
  );
  expect(goodsIn(html)).toEqual(['g1', 'g2']);
});

test('CONT-02: plain words of a text, and paragraphs of plain words', () => {
  expect(plainOf('<p>หนึ่ง</p><p>two &amp; <b>three</b></p><br>4 &lt; 5')).toBe(
    'หนึ่ง two & three 4 < 5',
  );
  // CONT-02: a heading does not run into the sentence after it, in a summary
  expect(
    summaryOf(
      '<h2>The usual price</h2><p>It is the middle.</p><h2>Why?</h2><p>So.</p><h3>ราคาปกติ</h3><p>คือค่ากลาง</p>',
      200,
    ),
  ).toBe('The usual price. It is the middle. Why? So. ราคาปกติ คือค่ากลาง');
  expect(htmlOf('a < b\nc\n\nd')).toBe('<p>a &lt; b<br />c</p><p>d</p>');
  expect(htmlOf('<script>alert(1)</script>')).not.toContain('<script');
});

test('CONT-25: cleaning twice changes nothing', () => {
  const html = cleanHtml(
    '<p>a &amp; b <a href="https://x.example/?a=1&b=2">c</a></p><img src="https://x.example/a.jpg" alt="&quot;q&quot;">',
  );
  expect(cleanHtml(html)).toBe(html);
});
