/**
 * The data saver (BEY-26): smaller, coarser pictures for whoever asks for them, by their browser
 * (`Save-Data: on`) or on `/preferences` (cookie `saver`).
 */
import type { FastifyRequest } from 'fastify';
import { IMAGE } from '#contract/constants.ts';
import { cookieOf } from '../kernel/pages/visit.ts';

/** Half the pixels, never more than a sharp screen needs at the least, and coarser. */
const SAVER = { scale: 0.7, most: 480, quality: 50 } as const;

export function savesData({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['save-data'] === 'on' || cookieOf(headers.cookie ?? '', 'saver') === 'on';
}

/** The side, in pixels, and the quality in which a picture of `side` is drawn. */
export function drawnAt(side: number, isLean: boolean): { side: number; quality: number } {
  return isLean
    ? { side: Math.min(Math.round(side * SAVER.scale), SAVER.most), quality: SAVER.quality }
    : { side, quality: IMAGE.quality };
}
