/** How a motif can look: in which of its colours, and how the picture of it is taken. */

export interface Shot {
  /** Width of the object, of the picture's. */
  readonly scale: number;
  /** Degrees. */
  readonly turn: number;
  /** From the middle, of the picture's side. */
  readonly right: number;
  readonly down: number;
  readonly ground:
    | 'plain'
    | 'disc'
    | 'floor'
    | 'arch'
    | 'podium'
    | 'shelf'
    | 'carton'
    | 'window'
    | 'rug';
  /** A second one. */
  readonly beside?: {
    readonly scale: number;
    readonly right: number;
    readonly down: number;
    readonly sameColour: boolean;
  };
}

/**
 * Standing, turned, two colours, near, in an arch, two of one kind; and scenes: on a podium, on a
 * shelf, beside its carton, by a window. Neighbours of a kind are ten different pictures.
 */
export const SHOTS: readonly Shot[] = [
  { scale: 0.62, turn: 0, right: 0, down: 0, ground: 'plain' },
  { scale: 0.58, turn: -9, right: 0, down: 0, ground: 'disc' },
  {
    scale: 0.56,
    turn: 0,
    right: -0.1,
    down: 0.03,
    ground: 'floor',
    beside: { scale: 0.78, right: 0.19, down: -0.02, sameColour: false },
  },
  { scale: 0.72, turn: 6, right: 0.01, down: 0.01, ground: 'plain' },
  { scale: 0.56, turn: 0, right: 0, down: 0.04, ground: 'arch' },
  {
    scale: 0.5,
    turn: -5,
    right: -0.14,
    down: 0.04,
    ground: 'disc',
    beside: { scale: 0.9, right: 0.16, down: 0, sameColour: true },
  },
  { scale: 0.5, turn: 0, right: 0, down: -0.035, ground: 'podium' },
  { scale: 0.5, turn: 0, right: 0, down: 0.015, ground: 'shelf' },
  { scale: 0.52, turn: 0, right: -0.12, down: 0.05, ground: 'carton' },
  { scale: 0.54, turn: 0, right: 0.04, down: 0.03, ground: 'window' },
];

/** What is put on the floor and on no shelf. */
const FURNITURE: ReadonlySet<string> = new Set(['sofa', '🛏️', '🪑', '🪞', '🚲', '⛺', 'vacuum']);

/** How a picture of a motif is taken. */
export function shotOf(motif: string, look: number): Shot {
  const shot = SHOTS[look % SHOTS.length] as Shot;
  return shot.ground === 'shelf' && FURNITURE.has(motif) ? { ...shot, ground: 'rug' } : shot;
}

/** Colours that a motif comes in; food keeps its own, and changes only what it lies on. */
export const COLOURS = 5;

/** A picture by its number: what is behind the motif in a file's name. */
export function lookOf(colour: number, shot: number): number {
  return (colour % COLOURS) * SHOTS.length + (shot % SHOTS.length);
}

/** A drawing's name as it is; an emoji by its code points, as its file is called. */
export function codeOf(motif: string): string {
  if (/^[a-z-]+$/.test(motif)) return motif;
  return [...motif]
    .map((character) => (character.codePointAt(0) as number).toString(16).padStart(4, '0'))
    .filter((point) => point !== 'fe0f')
    .join('-');
}
