/**
 * One piece in every region that has whatever a piece can have: pictures before its words, all nine
 * types of fields, films of both kinds and other sites (CONT-04, CONT-09, CONT-13, DEAL-16), so
 * that each can be seen and checked.
 */
import sql from 'sql-template-tag';
import type { Language } from '#contract/language.ts';
import { LANGUAGES } from '#contract/language.ts';
import { savePieces } from '#api/content/index.ts';
import type { Context } from '#api/kernel/context.ts';
import type { Take } from '../picture/studio.ts';

type Words = Record<Language, string>;

const TITLE: Words = {
  th: 'ดูจอทีวีในร้านให้เป็น ก่อนเชื่อป้ายลดราคา',
  en: 'How to judge a TV in the shop, before its price tag',
  id: 'Cara menilai TV di toko, sebelum percaya label harga',
};
const TEXT: Words = {
  th: 'เปิดหนังเรื่องเดียวกันบนทุกจอ แล้วดูฉากมืดก่อน จอที่ดีจะเห็นรายละเอียดในเงา ไม่ใช่แค่ดำ\n\nถอยออกมาสองเท่าของความสูงจอ ถ้าตัวหนังสือยังคมอยู่ก็พอแล้ว แล้วค่อยดูราคาย้อนหลังที่นี่ ว่าลดจริงไหม',
  en: 'Play the same film on every screen and look at its dark scenes first. A good screen shows what is in the shadows, not only black.\n\nStep back twice the height of the screen; if letters are still sharp, it is enough. Then look at the price history here: is it really cheaper?',
  id: 'Putar film yang sama di semua layar dan lihat adegan gelapnya dulu. Layar yang baik memperlihatkan isi bayangan, bukan hanya hitam.\n\nMundur dua kali tinggi layar; bila huruf masih tajam, itu cukup. Lalu lihat riwayat harga di sini: benarkah lebih murah?',
};
const FILM: Words = {
  th: 'เส้นราคาบอกอะไร',
  en: 'What a price line tells',
  id: 'Yang dikatakan garis harga',
};
const OPEN_FILM: Words = {
  th: 'Big Buck Bunny หนังเปิดสำหรับลองจอ (Blender Foundation)',
  en: 'Big Buck Bunny, an open film to try a screen with (Blender Foundation)',
  id: 'Big Buck Bunny, film terbuka untuk mencoba layar (Blender Foundation)',
};

const FIELDS: readonly {
  name: string;
  type: string;
  labels: Words;
  options?: readonly { code: string; labels: Words }[];
}[] = [
  {
    name: 'distance',
    type: 'TEXT',
    labels: { th: 'ระยะนั่งดู', en: 'Viewing distance', id: 'Jarak menonton' },
  },
  {
    name: 'seen',
    type: 'PICTURE',
    labels: { th: 'จอที่ลอง', en: 'Screens we tried', id: 'Layar yang dicoba' },
  },
  {
    name: 'steps',
    type: 'RICH_TEXT',
    labels: { th: 'ลองตามนี้', en: 'Try it this way', id: 'Coba begini' },
  },
  {
    name: 'suits',
    type: 'SELECT',
    labels: { th: 'เหมาะกับ', en: 'Suits', id: 'Cocok untuk' },
    options: [
      { code: 'living', labels: { th: 'ห้องนั่งเล่น', en: 'Living room', id: 'Ruang keluarga' } },
      { code: 'bedroom', labels: { th: 'ห้องนอน', en: 'Bedroom', id: 'Kamar tidur' } },
    ],
  },
  { name: 'tried', type: 'TIME', labels: { th: 'ลองเมื่อ', en: 'Tried on', id: 'Dicoba pada' } },
  {
    name: 'first',
    type: 'CONTENT_RELATION',
    labels: { th: 'อ่านก่อน', en: 'Read this first', id: 'Baca ini dulu' },
  },
  {
    name: 'further',
    type: 'RELATED_CONTENTS',
    labels: { th: 'อ่านต่อ', en: 'Read next', id: 'Baca juga' },
  },
  {
    name: 'judging',
    type: 'JUMP',
    labels: { th: 'เราตัดสินราคาอย่างไร', en: 'How we judge prices', id: 'Cara kami menilai harga' },
  },
  {
    name: 'screens',
    type: 'COMMODITY_RELATION',
    labels: { th: 'จอที่พูดถึง', en: 'Screens named here', id: 'Layar yang disebut' },
  },
];

const WEBSITES = [
  { name: 'Blender Studio', url: 'https://studio.blender.org/films/big-buck-bunny/' },
  { name: 'Creative Commons BY 3.0', url: 'https://creativecommons.org/licenses/by/3.0/' },
];

export async function loadShowcase(ctx: Context, own: Language, take: Take): Promise<void> {
  await saveFields(ctx);
  const goods = await ctx.db.rows<{ id: number; category_id: number }>(sql`
    select g.id, g.category_id from goods g join category c on c.id = g.category_id where g.is_demo
      and g.listed order by (c.code like 'ha1%') desc, g.id limit 4`);
  const [first, ...further] = await ctx.db.rows<{ id: number; author_id: number | null }>(
    sql`select id, author_id from content where type = 'ARTICLE' and is_demo
        order by publish_time desc limit 4`,
  );
  const pictures = ['tv', '📺', 'antenna'].map((motif, at) => ({
    url: take(motif, at),
    width: 600,
    height: 600,
  }));
  const goodsIds = goods.map((one) => one.id);
  await savePieces(ctx, [
    {
      code: `${ctx.tenant.id.toLowerCase()}screens`,
      type: 'IMG_TEXT',
      title: TITLE[own],
      text: TEXT[own],
      translations: translationsOf(own),
      images: pictures,
      cover: pictures[0]?.url ?? '',
      categoryIds: goods[0] ? [goods[0].category_id] : [],
      goodsIds,
      authorId: first?.author_id ?? null,
      fields: {
        distance: '1.5–2.5 m',
        seen: pictures.slice(0, 2).map(({ url }) => url),
        steps: stepsOf(TEXT[own]),
        suits: ['living', 'bedroom'],
        tried: new Date(ctx.now.getTime() - 3 * 86_400_000).toISOString(),
        first: first?.id,
        further: further.map((one) => one.id),
        judging: { kind: 'URL', target: '/how-we-judge' },
        screens: goodsIds.slice(0, 3),
      },
      websites: WEBSITES,
      videos: filmsOf(own, pictures[0]?.url ?? ''),
      publishTime: new Date(ctx.now.getTime() - 3_600_000),
      isSelected: true,
      isDemo: true,
    },
  ]);
}

async function saveFields({ db, tenant }: Context): Promise<void> {
  const fields = JSON.stringify(FIELDS.map((field, position) => ({ ...field, position })));
  await db.run(sql`
    insert into content_field (tenant_id, content_type, name, field_type, labels, options, position,
      is_demo)
    select ${tenant.id}, 'IMG_TEXT', f.name, f.type, f.labels, coalesce(f.options, '[]'),
      f.position, true
    from jsonb_to_recordset(${fields}::jsonb)
      as f(name text, type text, labels jsonb, options jsonb, position int)
        on conflict do nothing`);
}

function translationsOf(own: Language) {
  return Object.fromEntries(
    LANGUAGES.filter((lang) => lang !== own).map((lang) => [
      lang,
      { title: TITLE[lang], text: TEXT[lang] },
    ]),
  );
}

function stepsOf(text: string): string {
  const steps = text.split('\n\n').map((step) => `<li>${step}</li>`);
  return `<ol>${steps.join('')}</ol>`;
}

/** One film of each kind: a file, and one on another site. */
function filmsOf(own: Language, cover: string) {
  return [
    {
      title: FILM[own],
      cover: '/film/price-history.webp',
      kind: 'FILE' as const,
      url: '/film/price-history.mp4',
      seconds: 6,
    },
    {
      title: OPEN_FILM[own],
      cover,
      kind: 'EMBED' as const,
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      seconds: 635,
    },
  ];
}
