/** Brands and shops of the demo world: all invented, and checked not to be well-known ones. Ten a top category. */
const BRANDS: Readonly<Record<string, string>> = {
  el: 'Aira Lumo Voltia Orbit Sonvo Kirapo Mirelle Nuvox Teqra Pavio',
  co: 'Tappen Pebblo Felto Looply Qubix Zephyo Byteen Corvia Inkara Drivo',
  ha: 'Breezo Sweepa Nookly Clarivo Watta Domia Puresa Hexlo Glinty Savora',
  ki: 'Morika Saapan Blendo Kettla Panora Cuchina Stovia Mezzla Fryora Bakeen',
  ho: 'Lindal Woodsy Plantra Haven9 Miroom Toolka Grundo Casava Velora Lumbre',
  fa: 'Kazeo Linnen Petalo Denimo Solerra Modaka Strideo Velvi Ombrai Cappio',
  ba: 'Hanaro Trailo Voyago Cabino Nomadi Packlo Roveo Tentara Umbrio Stowa',
  be: 'Petalia Salaya Glowen Rosava Minta9 Dermi Lipora Silkra Purelle Zinna',
  he: 'Hopra Flexo Rallyo Pedalo Vitara9 Smasho Kickro Balanza Sprinto Zenflo',
  mo: 'Malina Babibo Tinto Kidora Cuddlo Milko Puzzlo Nappi Brighto Wawa9',
  gr: 'Nammi Krungo Cocoly Riceva Honeya Salmon9 Popita Fruita Noodo Biscara',
  li: 'Chordo Penna9 Pawlo Yarnia Starvo Melodi Notely Craftia Whiska Tuneo',
};

export interface BrandSeed {
  readonly name: string;
  readonly top: string;
}

export function brandSeeds(): BrandSeed[] {
  return Object.entries(BRANDS).flatMap(([top, names]) => names.split(' ').map((name) => ({ name, top })));
}

export const SHOPS = [
  'Baan Deal',
  'Toko Ceria',
  'Lion City Store',
  'Kedai Hijau',
  'Manila Corner',
  'Saigon Lane',
  'Daily Cart',
  'Blue Kite',
  'Happy Shelf',
  'Green Basket',
  'Sunrise Mart',
  'Little Harbour',
] as const;
