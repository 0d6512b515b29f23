import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandIn } from './brand.ts';
import { soldIn } from './sold.ts';

const brand = (title: string, shop?: string) => brandIn({ title, shop });

test('OPS-20: a title without a brand column names its maker, in any market', () => {
  expect(brand('Sabun muka Wardah Lightening 100ml')).toBe('Wardah');
  expect(brand('หม้อทอดไร้น้ำมัน ฟิลิปส์ 4.1 ลิตร')).toBe('Philips');
  expect(brand('Nồi cơm điện Sunhouse 1.8L SHD8602')).toBe('Sunhouse');
  expect(brand('[READY STOCK] PAMPERS baby dry pants L 44')).toBe('Pampers');
  expect(brand('Head and Shoulders shampoo 400ml')).toBe('Head & Shoulders');
  expect(brand('Kulkas 2 pintu merk Sharp SJ-236')).toBe('Sharp');
  expect(brand('Dompet wanita Les Catino kulit')).toBe('Les Catino');
  expect(brand('Galaxy Tab S9 FE 6/128')).toBe('Samsung');
});

test('OPS-20: what a thing fits or is made for is not its maker', () => {
  expect(brand('Casing for Samsung Galaxy A54')).toBeUndefined();
  expect(brand('Case iPhone 13 softcase bening')).toBeUndefined();
  expect(brand('ฟิล์มกระจก iPhone 15 Pro Max')).toBeUndefined();
  expect(brand('Kabel data untuk Xiaomi')).toBeUndefined();
  expect(brand('Dus box iPhone 11 Pro Max')).toBeUndefined();
  expect(brand('Spigen case for iPhone 15')).toBe('Spigen');
  expect(brand('Charger Samsung original 25W')).toBe('Samsung');
});

test('OPS-20: a name that is also a common word counts only where makers stand', () => {
  expect(brand('Kipas angin Cosmos 16 inch')).toBe('Cosmos');
  expect(brand('The cosmos: a journey')).toBeUndefined();
  expect(brand('Clear water bottle holder')).toBeUndefined();
  expect(brand('HP murah 4G RAM 8GB')).toBeUndefined();
  expect(brand('Laptop HP 14s i5')).toBe('HP');
});

test('OPS-20: a shop that is named as its titles begin sells what it makes', () => {
  expect(brand('Kopikina Arabika 200g', 'Kopikina Official Store')).toBe('Kopikina');
  expect(brand('Sepatu wanita hitam', 'Sepatu Wanita')).toBeUndefined();
  expect(brand('Arabika 200g', 'Kopikina Official Store')).toBeUndefined();
  // whatever else the shop is called
  expect(brand('ROCOLINE 100W kabel type C', 'Rocoline Direct Store')).toBe('Rocoline');
  expect(brand('Magisto cairan softlens', 'magistolens.id')).toBe('magisto');
  expect(brand('Sepatu wanita hitam', 'Sepatumu Keren')).toBeUndefined();
  expect(brand('Japan formaldehyde remover', 'Japan Direct')).toBeUndefined();
});

test('OPS-20: a word that nothing else is called is a maker where it is written large or set off', () => {
  expect(brand('VELINDRA Outer rajut wanita Korea')).toBe('VELINDRA');
  expect(brand('[COD] MORUVA KESTO Tumbler stainless tahan panas')).toBe('MORUVA KESTO');
  expect(brand('Winoka - Tyra flatshoes wanita')).toBe('Winoka');
  expect(brand('savelia | Yurra top lengan panjang')).toBe('savelia');
  // everything is large, or shouted, or a known word, or what a part fits
  expect(brand('RODA KOPER PENGGANTI RODA PUTAR')).toBeUndefined();
  expect(brand('✨CRAZZY PROMO✨ outer rajut wanita')).toBeUndefined();
  expect(brand('TERMURAH outer rajut wanita')).toBeUndefined();
  expect(brand('SEPATU sneakers pria keren')).toBeUndefined();
  expect(brand('VELINDRA case bening untuk tablet')).toBeUndefined();
});

test('OPS-20: a title sells the first thing that it names and is not made for', () => {
  expect(soldIn('Case iPhone 13 softcase')).toBe('case');
  expect(soldIn('phone case for Samsung A54')).toMatch(/case$/);
  expect(soldIn('Tas laptop 14 inch')).toBe('bag');
  expect(soldIn('iPhone 15 Pro Max 256GB')).toBe(soldIn('smartphone 5G'));
  expect(soldIn('realme C67 (8+128GB) | 108MP 3X in-sensor zoom camera')).toBe(soldIn('phone'));
  expect(soldIn('เสื้อยืดผ้าฝ้าย พิมพ์ลาย')).toBe('t-shirt');
  expect(soldIn('Skin Game travel bundle')).toBeUndefined();
});

test('OPS-20: whatever a feed writes is read in a moment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.string(), (title, shop) => {
      brandIn({ title, shop });
      soldIn(title);
    }),
    { numRuns: 300 },
  );
});
