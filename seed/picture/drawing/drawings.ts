/** The drawings by name: things that no emoji shows as they are sold. */
import { ELECTRONICS } from './electronics.ts';
import { HOUSEHOLD } from './household.ts';
import { drawn, PAINTS } from './kit.ts';
import type { Paint, Place } from './kit.ts';
import { PERSON } from './person.ts';

const DRAWINGS: Readonly<Record<string, string>> = { ...ELECTRONICS, ...HOUSEHOLD, ...PERSON };

export function isDrawing(motif: string): boolean {
  return motif in DRAWINGS;
}

/** A drawing in the n-th paint, as an SVG. */
export function drawingOf(motif: string, colour: number, place: Place, scope?: string): string {
  return drawn(DRAWINGS[motif] as string, PAINTS[colour % PAINTS.length] as Paint, place, scope);
}
