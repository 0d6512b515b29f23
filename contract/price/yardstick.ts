/**
 * Yardsticks of laws that name a number for a discount (BEY-51): whose, from where, since when, and
 * the figure that each asks for. They are shown beside the verdict for comparison and judge nothing.
 * Apart from the schemas, because pages show them.
 */
export const YARDSTICKS = {
  EU: {
    source: 'Directive 98/6/EC, Article 6a, as amended by Directive (EU) 2019/2161',
    url: 'https://eur-lex.europa.eu/eli/dir/2019/2161/oj',
    since: '2022-05-28',
    /** The lowest price of so many days before. */
    days: 30,
  },
  MY: {
    source: 'Trade Descriptions (Cheap Sale Price) Regulations 1997, P.U.(A) 424/97, regulation 8',
    url: 'http://www.commonlii.org/my/legis/consol_reg/tdspr1997419/',
    since: '1997-11-01',
    /** The lowest price that held for a run of so many days … */
    days: 28,
    /** … within so many days before: six months. */
    within: 182,
  },
  VN: {
    source: 'Decree 81/2018/ND-CP, Article 7',
    url: 'https://vbpl.vn/',
    since: '2018-07-15',
    /** At most this share off the price immediately before. */
    most: 0.5,
  },
  ID: {
    source: 'Undang-Undang 8/1999, Pasal 11 (f)',
    url: 'https://peraturan.bpk.go.id/',
    since: '2000-04-20',
    /** A rise within so many days before; the law names none, so it is ours. */
    days: 30,
  },
} as const;
export type YardstickCode = keyof typeof YARDSTICKS;
export const YARDSTICK_CODES = Object.keys(YARDSTICKS) as YardstickCode[];
