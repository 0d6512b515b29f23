/**
 * What the drawings of the demo world share: paints, and the gradients that a drawing's shapes are
 * filled with. Light falls from the upper left, as in the emoji beside them. A drawing
 * is shapes in a square of 256.
 */

/** A colour as light falls on it. */
export interface Paint {
  readonly base: string;
  /** What goes with it: a label, a filling, a button. */
  readonly accent: string;
}

/** Quiet colours in which things are sold, and the one that goes with each. */
export const PAINTS: readonly Paint[] = [
  { base: '#f3f0ee', accent: '#e59a6f' },
  { base: '#5b5866', accent: '#f0b45c' },
  { base: '#8fb39a', accent: '#f3e2b3' },
  { base: '#7fa6d6', accent: '#f6efe4' },
  { base: '#e39aa6', accent: '#8b3d55' },
  { base: '#e2b577', accent: '#7a4b2b' },
  { base: '#9b8fd0', accent: '#f4d06f' },
  { base: '#d9655f', accent: '#fbe6c8' },
];

/** `share` of one colour, the rest of the other. */
export function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/**
 * Fills by name. `b` the body, lit from the upper left; `t` a tube of it, standing; `v` from above;
 * `s` its shaded side; `a`, `at` the accent and a tube of it; `k`, `kt` something dark; `m` metal;
 * `w` wood; `g` glass; `p` paper; `l` light on a surface.
 */
export function fills({ base, accent }: Paint): string {
  const lit = mix(base, '#ffffff', 0.55);
  const shade = mix(base, '#2b1c33', 0.72);
  const deep = mix(base, '#2b1c33', 0.52);
  return [
    slope('b', 0, 0, 1, 1, lit, base, shade),
    slope('t', 0, 0, 1, 0, shade, lit, base, base, shade),
    slope('v', 0, 0, 0, 1, lit, base, shade),
    slope('s', 0, 0, 1, 1, shade, deep),
    slope('a', 0, 0, 1, 1, mix(accent, '#ffffff', 0.7), accent, mix(accent, '#2b1c33', 0.8)),
    slope(
      'at',
      0,
      0,
      1,
      0,
      mix(accent, '#2b1c33', 0.75),
      mix(accent, '#ffffff', 0.6),
      accent,
      mix(accent, '#2b1c33', 0.75),
    ),
    slope('k', 0, 0, 1, 1, '#6a6577', '#3a3644', '#24212c'),
    slope('kt', 0, 0, 1, 0, '#2a2733', '#716c7e', '#3a3644', '#24212c'),
    slope('m', 0, 0, 1, 0, '#9c9aa8', '#fbfbfd', '#cfced8', '#b3b1be', '#83818f'),
    slope('w', 0, 0, 1, 1, '#e8bf8e', '#c48d57', '#8d5c34'),
    slope('p', 0, 0, 1, 1, '#ffffff', '#f4f0ec', '#d8d1d0'),
    '<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".85"/><stop offset=".5" stop-color="#dfe7f0" stop-opacity=".45"/><stop offset="1" stop-color="#b9c4d4" stop-opacity=".7"/></linearGradient>',
    '<linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>',
  ].join('');
}

function slope(
  id: string,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  ...colours: readonly string[]
): string {
  const stops = colours
    .map(
      (colour, at) =>
        `<stop offset="${Math.round((at / (colours.length - 1)) * 100) / 100}" stop-color="${colour}"/>`,
    )
    .join('');
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;
}

/** A soft streak of light along a surface. */
export function streak(path: string, width = 8): string {
  return `<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** A line where two parts meet. */
export function seam(path: string, width = 3): string {
  return `<path d="${path}" fill="none" stroke="#2b1c33" stroke-opacity=".28" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** Where a drawing is on a picture, in its pixels, and how it is turned, in degrees. */
export interface Place {
  readonly left?: number;
  readonly top?: number;
  readonly side: number;
  readonly turn: number;
}

/**
 * The whole drawing with nothing behind it, as an SVG that can stand by itself or in another, where
 * `scope` keeps its fills apart; what is turned has the room that it needs.
 */
export function drawn(shapes: string, paint: Paint, place: Place, scope = ''): string {
  const { left = 0, top = 0, side, turn } = place;
  const angle = (Math.abs(turn) * Math.PI) / 180;
  const room = 256 * (Math.cos(angle) + Math.sin(angle));
  const from = (256 - room) / 2;
  const inside = `<defs>${fills(paint)}</defs><g transform="rotate(${turn} 128 128)">${shapes}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" x="${left}" y="${top}" width="${side}" height="${side}" viewBox="${from} ${from} ${room} ${room}">${inside.replaceAll(/ id="|url\(#/g, `$&${scope}`)}</svg>`;
}
