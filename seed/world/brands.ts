/**
 * Brands of the demo world: all invented, and checked not to be well-known ones. Ten a
 * top category; after the colon the kinds of goods that one makes, where it does not make all of
 * them: who sells rice sells no chocolate.
 */
const BRANDS: Readonly<Record<string, string>> = {
  el: 'Aira:el1,el23 Lumo:el4,el2 Voltia:el3 Orbit:el2,el4 Sonvo:el1 Kirapo:el2,el3 Mirelle Nuvox Teqra Pavio',
  co: 'Tappen:co2 Pebblo:co2,co3 Felto:co12 Looply:co2,co3,co4 Qubix:co11,co3,co4 Zephyo:co11 Byteen Corvia Inkara:co23,co4 Drivo:co4',
  ha: 'Breezo:ha1,ha2,ha3 Sweepa:ha3 Nookly Clarivo:ha1,ha2 Watta:ha1,ha2 Domia Puresa:ha3,ha4 Hexlo:ha4,ha1 Glinty:ha2,ha3 Savora:ha4',
  ki: 'Morika Saapan:ki1,ki3 Blendo:ki23,ki42 Kettla:ki2 Panora:ki1 Cuchina Stovia:ki1,ki2 Mezzla:ki3,ki41 Fryora:ki13,ki12 Bakeen:ki4',
  ho: 'Lindal:ho1,ho2 Woodsy:ho1,ho21 Plantra:ho3 Havenlo:ho1,ho2 Miroom:ho2,ho12 Toolka:ho4 Grundo:ho3,ho4 Casava:ho1,ho2,ho33 Velora:ho1,ho2 Lumbre:ho22,ho4',
  fa: 'Kazeo:fa31,fa2 Linnen:fa1,fa2 Petalo:fa1,fa33 Denimo:fa2 Solerra:fa4,fa32 Modaka Strideo:fa3 Velvi:fa1,fa33,fa41 Ombrai:fa42,fa23,fa32 Cappio:fa43,fa21',
  ba: 'Hanaro:ba1,ba2 Trailo:ba12,ba3 Voyago:ba2 Cabino:ba2,ba1 Nomadi Packlo:ba1,ba4 Roveo Tentara:ba3 Umbrio:ba22,ba4 Stowa:ba1,ba4',
  be: 'Petalia Salaya:be2,be1 Glowen:be1,be2 Rosava:be1,be43 Mintari:be4 Dermi:be2 Lipora:be1 Silkra:be3 Purelle:be2,be3,be4 Zinna:be3,be4,be12',
  he: 'Hopra Flexo:he4,he3 Rallyo:he2 Pedalo:he3 Vitaro:he41 Smasho:he2,he42 Kickro:he1,he33 Balanza:he43,he3,he41 Sprinto:he1,he2,he42 Zenflo:he4',
  mo: 'Malina:mo1,mo3 Babibo:mo1,mo2 Tinto:mo4 Kidora Cuddlo:mo21,mo3 Milko:mo1 Puzzlo:mo2 Nappi:mo3,mo11 Brighto:mo4,mo2 Wawami:mo2,mo3',
  gr: 'Nammi:gr1,gr2,gr3 Krungo:gr1,gr2 Cocoly:gr11,gr12 Riceva:gr22 Honeya:gr3 Sunharo:gr4,gr31 Popita:gr13,gr12 Fruita:gr4 Noodo:gr21 Biscara:gr12,gr11,gr13',
  li: 'Chordo:li1 Pennora:li2 Pawlo:li3 Yarnia:li41,li42 Starvo:li43 Melodi:li1 Notely:li2 Craftia:li4 Miaora:li3 Tuneo:li1',
};

export interface BrandSeed {
  readonly name: string;
  readonly top: string;
  /** Codes that its goods' categories begin with. */
  readonly kinds: readonly string[];
}

export function brandSeeds(): BrandSeed[] {
  return Object.entries(BRANDS).flatMap(([top, names]) =>
    names.split(' ').map((entry) => {
      const [name = '', kinds = top] = entry.split(':');
      return { name, top, kinds: kinds.split(',') };
    }),
  );
}

/** Who makes goods of a category. */
export function makersOf(category: string): BrandSeed[] {
  return brandSeeds().filter((one) => one.kinds.some((kind) => category.startsWith(kind)));
}
