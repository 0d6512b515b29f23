import { expect, test } from 'vitest';
import { htmlOfWritten, linksIn, writtenOf } from './markdown.ts';

const WRITTEN = `Bought it **twice**, *gladly*.
Next line

## Good

- quiet
- cheap

1. open
2. use

> so they say

See [the shop](https://shop.example/p?a=1&b=2).

![Front](/media/p/1/a.webp)`;

test('P-17: simple Markdown becomes HTML, and comes back as it was', () => {
  const html = htmlOfWritten(WRITTEN);
  for (const part of [
    '<p>Bought it <strong>twice</strong>, <em>gladly</em>.<br />Next line</p>',
    '<h2>Good</h2>',
    '<ul><li>quiet</li><li>cheap</li></ul>',
    '<ol><li>open</li><li>use</li></ol>',
    '<blockquote><p>so they say</p></blockquote>',
    'href="https://shop.example/p?a=1&amp;b=2" rel="nofollow noopener ugc" target="_blank">the shop</a>',
    '<img src="/media/p/1/a.webp" alt="Front" loading="lazy" />',
  ])
    expect(html).toContain(part);
  expect(writtenOf(html)).toBe(WRITTEN.replace('1. open\n2. use', '- open\n- use'));
});

test('CONT-25, P-17: whatever is written is harmless', () => {
  for (const text of [
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
    '<p onclick="x()">a</p><img src=x onerror=alert(1)>',
    '![a" onerror="x](/media/p/1/a.webp)',
    '**<b onmouseover=1>**',
    '<iframe src="https://x.example"></iframe>',
  ]) {
    // what is within quotation marks is a value, and no attribute
    const html = htmlOfWritten(text).replace(/(alt|rel)="[^"]*"/g, '');
    expect(html, text).not.toMatch(/<(script|iframe)|<[^>]*\son\w+=|href="javascript/i);
  }
});

test('BEY-11: links are counted however they are written', () => {
  expect(linksIn('no link, 1.5 kg')).toBe(0);
  expect(
    linksIn(
      'https://a.example and [b](https://b.example) and www.c.example <a href="https://d.example">d</a>',
    ),
  ).toBe(4);
  expect(linksIn('https://a.example https://a.example')).toBe(1);
});
