/**
 * Writes the sample feeds beside it: `node seed/feeds/make.ts`. Everything in them is invented, on
 * example hosts; their quirks (encodings, separators, JSON in cells, prices in many spellings) are
 * those of real feeds.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import iconv from 'iconv-lite';

const put = (name: string, content: string | Buffer) =>
  writeFileSync(path.join(import.meta.dirname, name), content);
const cell = (value: unknown) => {
  const text = String(value ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
const table = (rows: readonly (readonly unknown[])[], separator = ',', end = '\n') =>
  rows.map((row) => row.map(separator === ',' ? cell : String).join(separator)).join(end) + end;
const link = (id: string) => `https://shop.example/p/${id}`;
const picture = (id: string) => `https://img.shop.example/${id}.jpg`;

put(
  'csv-ok.csv',
  table([
    [
      'id',
      'title',
      'price',
      'was',
      'currency',
      'url',
      'image',
      'brand',
      'category',
      'shop',
      'rating',
      'reviews',
      'stock',
      'shipping',
      'coupon_code',
      'coupon_amount',
    ],
    [
      'KH-1',
      'Navara rice cooker 1.8 l',
      '฿1,290.00',
      '1,590',
      'THB',
      link('KH-1'),
      picture('KH-1'),
      'Navara Home',
      'Home > Kitchen > Rice cookers',
      'Navara Shop',
      '4.8',
      '1,204',
      '12',
      'Free',
      'NAVARA50',
      '50',
    ],
    [
      'KH-2',
      'หม้อทอดไร้น้ำมัน Navara 4 ลิตร',
      '2190.50',
      '2190.50',
      'THB',
      link('KH-2'),
      picture('KH-2'),
      'NAVARA HOME',
      'เครื่องใช้ไฟฟ้า',
      'Navara Shop',
      '4.5',
      '88',
      '3',
      '40',
      '',
      '',
    ],
    [
      'KH-3',
      'Lumo desk lamp, "warm" light',
      'THB 459',
      '0',
      'THB',
      link('KH-3'),
      `${picture('KH-3')}|${picture('KH-3b')}`,
      'Lumo',
      '',
      'Lumo',
      '0',
      '0',
      '0',
      'N/A',
      '',
      '',
    ],
    [
      'KH-4',
      'Trail shoes Tindak <b>Two</b>',
      '1.990,00',
      '2.490,00',
      'THB',
      link('KH-4'),
      'javascript:alert(1)',
      'No Brand',
      'Sport',
      'null',
      '4,9',
      '17',
      '',
      '',
      '',
      '',
    ],
    [
      '',
      'Water bottle without an id',
      '199',
      '',
      'THB',
      'https://shop.example/p/bottle?utm_source=feed&v=2',
      '',
      '',
      '',
      '',
      '',
      '',
      '5',
      '',
      '',
      '',
    ],
  ]),
);

put(
  'csv-nine-errors.csv',
  table([
    ['id', 'title', 'price', 'currency', 'url', 'time'],
    ['E-ok-1', 'Good row', '100', 'THB', link('E-ok-1'), ''],
    ['E-1', '', '100', 'THB', link('E-1'), ''],
    ['E-2', 'Price says nothing', 'N/A', 'THB', link('E-2'), ''],
    ['E-3', 'Price is words', 'call us', 'THB', link('E-3'), ''],
    ['E-4', 'Price is free', 'Free', 'THB', link('E-4'), ''],
    ['E-5', 'Price below nothing', '-20', 'THB', link('E-5'), ''],
    ['E-6', 'Address runs a script', '100', 'THB', 'javascript:alert(1)', ''],
    ['E-7', 'Currency of nobody here', '100', 'JPY', link('E-7'), ''],
    ['E-8', 'Time that is none', '100', 'THB', link('E-8'), 'soon'],
    ['E-ok-2', 'Another good row', '250', 'THB', link('E-ok-2'), ''],
    ['E-ok-1', 'Good row once more', '100', 'THB', link('E-ok-1'), ''],
    ['E-ok-3', 'A third good row', '฿99.50', 'THB', link('E-ok-3'), ''],
  ]),
);

put(
  'google-merchant.xml',
  `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel><title>Bukit &amp; Co</title><link>https://shop.example/</link><description>Everything for the hill</description>
<item><g:id>GM-1</g:id><title>Tent for two</title><description><![CDATA[<p>Light &amp; dry</p>]]></description><link>${link('GM-1')}?a=1&amp;b=2</link><g:image_link>${picture('GM-1')}</g:image_link>
<g:additional_image_link>${picture('GM-1b')}</g:additional_image_link><g:additional_image_link>${picture('GM-1c')}</g:additional_image_link>
<g:price>3990.00 THB</g:price><g:sale_price>2990.00 THB</g:sale_price><g:availability>in_stock</g:availability><g:brand>Bukit &amp; Co</g:brand><g:gtin>4006381333931</g:gtin>
<g:shipping><g:country>TH</g:country><g:price>45.00 THB</g:price></g:shipping><g:product_type>Outdoor &gt; Tents</g:product_type></item>
<item><g:id>GM-2-red</g:id><g:item_group_id>GM-2</g:item_group_id><title>Rucksack red</title><link>${link('GM-2-red')}</link><g:image_link>${picture('GM-2')}</g:image_link>
<g:price>1290 THB</g:price><g:availability>out_of_stock</g:availability><g:color>red</g:color></item>
<item><g:id>GM-2-blue</g:id><g:item_group_id>GM-2</g:item_group_id><title>Rucksack blue</title><link>${link('GM-2-blue')}</link><g:image_link>${picture('GM-2')}</g:image_link>
<g:price>1290 THB</g:price><g:availability>in stock</g:availability><g:color>blue</g:color></item>
<item><g:id>GM-3</g:id><title>Head lamp</title><link>ftp://shop.example/p/GM-3</link><g:image_link>${picture('GM-3')}</g:image_link><g:price>390 THB</g:price><g:availability>in stock</g:availability></item>
</channel></rss>
`,
);

const fullRow = (at: number) => [
  `F-${at}`,
  `Full range item ${at}`,
  String(100 + at),
  'THB',
  link(`F-${at}`),
];
const fullHeader = ['id', 'title', 'price', 'currency', 'url'];
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => fullRow(from + at));
put('full.csv', table([fullHeader, ...range(1, 20)]));
put('full-without-one.csv', table([fullHeader, ...range(1, 19)]));
put('truncated-full.csv', table([fullHeader, ...range(1, 13)]));

put(
  'delta.json',
  `${JSON.stringify(
    {
      feed: 'DELTA',
      made: '2026-11-20',
      products: [
        {
          id: 'KH-1',
          title: 'Navara rice cooker 1.8 l',
          price: 1190,
          currency: 'THB',
          url: link('KH-1'),
          brand: 'Navara Home',
        },
        {
          id: 'DJ-1',
          title: 'Night cream Ayla',
          price: '390.00',
          currency: 'THB',
          url: link('DJ-1'),
          brand: 'Ayla',
          images: [picture('DJ-1'), picture('DJ-1b')],
          price_before_discount: 450,
        },
        {
          id: 'DJ-2',
          title: 'Keyboard with Thai keys',
          price: { amount: 1290 },
          currency: 'THB',
          url: link('DJ-2'),
        },
      ],
    },
    null,
    1,
  )}\n`,
);

const json = (value: unknown) => JSON.stringify(value);
put(
  'lazada-like.csv',
  table([
    [
      'url',
      'title',
      'rating',
      'reviews',
      'initial_price',
      'final_price',
      'currency',
      'image',
      'seller_name',
      'breadcrumb',
      'product_specifications',
      'product_description',
      'sku',
      'mpn',
      'product_variation',
      'brand',
      'lazmall',
      'number_sold',
      'colors',
    ],
    [
      'https://www.lazada.example/products/lamp-i91-s911.html',
      'Lumo Projector K1 ⭐ Mini',
      '4.9',
      '29',
      '599',
      '2.990000000000000e+02',
      'MYR',
      json([picture('L1'), picture('L1b')]),
      'Lumo Official',
      json(['TV & Video', 'Projectors']),
      json([
        { name: 'Brand', value: 'Lumo' },
        { name: 'Warranty', value: 'null' },
      ]),
      'Bright. Small.',
      '91_MY-911',
      '91',
      json([{ name: 'Colour', value: 'Black' }]),
      'Lumo',
      'true',
      '57',
      'null',
    ],
    [
      'https://www.lazada.example/products/lamp-i91-s912.html',
      'Lumo Projector K1 ⭐ Mini',
      '4.9',
      '29',
      '0',
      '319',
      'MYR',
      json([picture('L1')]),
      'Lumo Official',
      json(['TV & Video', 'Projectors']),
      '[]',
      'Bright. Small.',
      '91_MY-912',
      '91',
      json([{ name: 'Colour', value: 'White' }]),
      'Lumo',
      'true',
      '57',
      'null',
    ],
    [
      'https://www.lazada.example/products/tas-i92-s921.html',
      'Tas selempang Sunda',
      '0',
      '0',
      '25000',
      '9459',
      'IDR',
      json([picture('L2')]),
      'null',
      json(['Tas & Travel', 'Tas']),
      '[]',
      '',
      '92_ID-921',
      '92',
      '[]',
      'No Brand',
      'false',
      '0',
      'null',
    ],
    [
      'https://www.lazada.example/products/fan-i93-s931.html',
      'Stand fan Ayla',
      '5.0',
      '3',
      '1299',
      '999',
      'PHP',
      json([picture('L3')]),
      'Ayla PH',
      json(['Home Appliances', 'Fans']),
      '[]',
      'Quiet',
      '93_PH-931',
      '93',
      '[]',
      'Ayla',
      'false',
      '3',
      'null',
    ],
  ]),
);

const voucher = (
  code: string,
  currency: string,
  discount: number | null,
  percent: number,
  min: number,
  cap: number,
  end: string,
) => ({
  claimable: false,
  currency,
  discount,
  discount_cap: cap * 100_000,
  discount_percentage: percent,
  min_spend: min * 100_000,
  shop_vouncher: 'Ploysai',
  special_condition: null,
  text_info: code,
  validity_end: end,
  validity_start: '2024-07-23T03:44:00.000Z',
});
put(
  'shopee-like.csv',
  table([
    [
      'url',
      'id',
      'title',
      'sold',
      'rating',
      'reviews',
      'initial_price',
      'final_price',
      'currency',
      'stock',
      'image',
      'seller_name',
      'breadcrumb',
      'Product Specifications',
      'Product Description',
      'brand',
      'flash_sale',
      'flash_sale_time',
      'product_variation',
      'vouchers',
      'is_available',
    ],
    [
      'https://shopee.example/ครีม-i.5.501?model_id=1',
      '501',
      'ครีมกันแดด Ploysai SPF50+ 💥 50ml',
      '0',
      '4.8',
      '0',
      '2.900000000000000e+02',
      '1.580950000000000e+02',
      'THB',
      '0',
      json([picture('S1')]),
      'Plo███ai',
      json(['ความงาม', 'กันแดด']),
      'null',
      'บรรทัดหนึ่ง\nบรรทัดสอง',
      '',
      'true',
      'Wed Sep 04 2024 01:59:59 GMT+0000 (Coordinated Universal Time)',
      json([{ name: 'model', value: null }]),
      json([
        voucher('PLOY50', 'THB', 50, 0, 699, 0, '2024-10-23T04:44:00.000Z'),
        voucher('PLOY5', 'THB', null, 5, 129, 15, '2030-01-01T00:00:00.000Z'),
      ]),
      '',
    ],
    [
      'https://shopee.example/kopi-i.6.601',
      '601',
      'Kopi Sunda 200 g',
      '0',
      '0',
      '0',
      '20000',
      '20000',
      'IDR',
      '',
      json([picture('S2')]),
      'Sunda',
      json(['Makanan', 'Kopi']),
      'null',
      '',
      '',
      'false',
      '',
      '[]',
      'null',
      '',
    ],
    [
      'https://shopee.example/ao-i.7.701',
      '701',
      'Áo thun Tindak',
      '0',
      '4.9',
      '0',
      '99000',
      '79000',
      'VND',
      '',
      json([picture('S3')]),
      'Tindak',
      json(['Thời Trang']),
      'null',
      '',
      'Tindak',
      'false',
      '',
      json([{ name: 'model', value: 'Đen,M' }]),
      'null',
      '',
    ],
    [
      'https://shopee.example/camisa-i.8.801',
      '801',
      'Camisa',
      '0',
      '0',
      '0',
      '868',
      '868',
      'MXN',
      '',
      json([picture('S4')]),
      'Otra',
      json(['Ropa']),
      'null',
      '',
      '',
      'false',
      '',
      '[]',
      'null',
      '',
    ],
    [
      'https://shopee.example/polera-i.9.901',
      '901',
      'Polera',
      '0',
      '0',
      '0',
      '9990',
      '9990',
      'CLP',
      '',
      json([picture('S5')]),
      'Otra',
      json(['Ropa']),
      'null',
      '',
      '',
      'false',
      '',
      '[]',
      'null',
      '',
    ],
  ]),
);

put(
  'items.csv',
  table([
    ['itemid', 'name', 'platform', 'currency'],
    ['70001', 'Bàn phím Tindak, 87 phím', 'SHOPEE', 'VND'],
    ['70002', 'Đèn bàn "Lumo"', 'SHOPEE', 'VND'],
  ]),
);
const first = 1_700_000_000;
const history = Array.from({ length: 60 }, (_, at) => {
  const item = at % 2 === 0 ? '70001' : '70002';
  const thousand = (at % 2 === 0 ? 890 : 250) - (at % 7) * 5;
  return [
    first + Math.floor(at / 2) * 86_400,
    '20231114',
    item,
    thousand * 1000 * 100_000,
    '10%',
    990_000 * 100_000,
    at % 10 === 9 ? 0 : 40 - (at % 9),
    at,
    at % 10 === 9 ? 'sold_out' : 'normal',
    0,
    0,
  ];
});
put(
  'history-like.csv',
  table([
    [
      'time',
      'date',
      'itemid',
      'price',
      'discount',
      'price_before_discount',
      'stock',
      'sold',
      'item_status',
      'cmt_count',
      'liked_count',
    ],
    ...history,
  ]),
);

put(
  'thai-874.csv',
  iconv.encode(
    table(
      [
        ['รหัสสินค้า', 'ชื่อสินค้า', 'ราคา', 'ราคาเดิม', 'ลิงก์', 'ยี่ห้อ', 'หมวดหมู่', 'สถานะสินค้า'],
        ['T-1', 'พัดลมตั้งโต๊ะ ๑๖ นิ้ว', '฿๗๙๐', '990', link('T-1'), 'สายลม', 'เครื่องใช้ไฟฟ้า', 'มีสินค้า'],
        ['T-2', 'ครีมบำรุงกลางคืน', '350 บาท', '', link('T-2'), 'ไม่มียี่ห้อ', 'ความงาม', 'สินค้าหมด'],
      ],
      ',',
      '\r\n',
    ),
    'windows-874',
  ),
);

put(
  'semicolon-comma-decimals.csv',
  iconv.encode(
    table(
      [
        ['SKU', 'Name', 'Price', 'Old price', 'Currency', 'Link'],
        ['SC-1', 'Café crème, 250 g', '12,90', '15,00', 'MYR', link('SC-1')],
        ['SC-2', 'Crêpe pan', '1.290,50', '', 'MYR', link('SC-2')],
        ['SC-3', 'Brûlée torch', '89', '89', 'MYR', link('SC-3')],
      ],
      ';',
      '\r\n',
    ),
    'windows-1252',
  ),
);

put(
  'utf16.tsv',
  Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from(
      table(
        [
          ['Product ID', 'Nama Produk', 'Harga', 'Harga Coret', 'Tautan', 'Toko'],
          ['U-1', 'Penanak nasi Sunda', 'Rp149.000', 'Rp199.000', link('U-1'), 'Toko Sunda'],
          ['U-2', 'Kipas angin', 'Rp 89.500', '', link('U-2'), 'Toko Sunda'],
        ],
        '\t',
        '\r\n',
      ),
      'utf16le',
    ),
  ]),
);

put(
  'items.ndjson.gz',
  gzipSync(
    [
      {
        id: 'N-1',
        name: 'Bluetooth speaker Lumo',
        price: 'S$59.90',
        url: link('N-1'),
        brand: 'Lumo',
        ean: '4006381333931',
      },
      {
        id: 'N-2',
        name: 'Mechanical keyboard',
        price: 'S$129',
        list_price: 'S$159',
        url: link('N-2'),
        availability: 'out of stock',
      },
    ]
      .map((one) => `${JSON.stringify(one)}\n`)
      .join(''),
  ),
);
