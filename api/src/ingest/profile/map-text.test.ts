import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapOption, mapText, parseMap } from './map-text.ts';

test('OPS-21: a mapping names fields and columns; a column with a comma or a quote is in quotes', () => {
  expect(parseMap('title=Name, price = Unit price ,url=Link')).toEqual({
    title: 'Name',
    price: 'Unit price',
    url: 'Link',
  });
  expect(parseMap('title="Name, full",price="12"" price"')).toEqual({
    title: 'Name, full',
    price: '12" price',
  });
  expect(['', 'title', 'title=', '=Name', 'title="Name', 'title="Name"x'].map(parseMap)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('OPS-21: what is suggested can be given back', () => {
  const columns = fc
    .string({ minLength: 1, maxLength: 20 })
    .filter((text) => text.trim() !== '' && !text.includes('\n'));
  fc.assert(
    fc.property(columns, columns, (title, price) => {
      expect(parseMap(mapText({ title, price }))).toEqual({
        title: /[,"]|^\s|\s$/.test(title) ? title : title.trim(),
        price,
      });
    }),
  );
});

test('OPS-21: what is suggested can be pasted into a shell', () => {
  const through = (mapping: Record<string, string>) =>
    execFileSync('/bin/sh', ['-c', `printf %s ${mapOption(mapping).replace(/^--map /, '')}`], {
      encoding: 'utf8',
    });
  expect(mapOption({ title: 'ชื่อสินค้า', price: 'harga_jual' })).toBe(
    '--map title=ชื่อสินค้า,price=harga_jual',
  );
  for (const column of ['Nama Produk', "Toko's price", 'Price ($)', '`id`', 'a"b', '#1', 'a;b'])
    expect(parseMap(through({ title: column, price: 'Harga' }))).toEqual({
      title: column,
      price: 'Harga',
    });
});
