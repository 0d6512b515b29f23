/**
 * Takes the pictures that the demo world asks for, a few at a time, while the rest of it is loaded.
 */
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { draw, pictureName } from './draw.ts';
import { drawFace, FACES } from './face.ts';
import { drawLogo, logoName } from './logo.ts';
import { drawScene } from './scene.ts';

/** Gives the address of a picture, which is taken if it is not there. */
export type Take = (motif: string, look: number) => string;

/** Gives the address of a banner that shows several motifs. */
export type TakeScene = (name: string, motifs: readonly string[]) => string;

/**
 * Gives the address of a face; people of one region all have their own as far as there are enough.
 */
export type TakeFace = (number: number) => string;

/** Gives the address of a brand's logo. */
export type TakeLogo = (name: string) => string;

export interface Studio {
  readonly take: Take;
  readonly takeScene: TakeScene;
  readonly takeFace: TakeFace;
  readonly takeLogo: TakeLogo;
  /** Resolves when every picture that was asked for is there. */
  done(): Promise<void>;
}

const AT_ONCE = 2;

/** `isPlain`: one look of each motif, for small worlds. */
export function openStudio(folder: string, isPlain: boolean): Studio {
  mkdirSync(folder, { recursive: true });
  const asked = new Set<string>();
  const waiting: (() => Promise<void>)[] = [];
  const working = new Set<Promise<void>>();
  let failure: unknown;
  const work = (): void => {
    while (working.size < AT_ONCE) {
      const job = waiting.shift();
      if (!job) return;
      const running = job()
        .catch((error: unknown) => {
          failure ??= error;
        })
        .finally(() => {
          working.delete(running);
          work();
        });
      working.add(running);
    }
  };
  const asking = (name: string, drawing: (file: string) => Promise<void>): string => {
    const file = path.join(folder, name);
    if (!asked.has(name) && !existsSync(file)) {
      waiting.push(() => drawing(file));
      work();
    }
    asked.add(name);
    return `/pic/${name}`;
  };
  const take: Take = (motif, look) => {
    const shown = isPlain ? 0 : look;
    return asking(pictureName(motif, shown), (file) => draw(file, motif, shown));
  };
  const takeScene: TakeScene = (name, motifs) =>
    asking(`scene-${name}.webp`, (file) => drawScene(file, motifs));
  const takeFace: TakeFace = (number) =>
    asking(`face-${number % FACES}.webp`, (file) => drawFace(file, number % FACES));
  const takeLogo: TakeLogo = (name) => {
    const shown = isPlain ? 'Khum' : name;
    return asking(logoName(shown), (file) => drawLogo(file, shown));
  };
  const done = async (): Promise<void> => {
    while (working.size > 0) await Promise.race(working);
    if (failure) throw failure;
  };
  return { take, takeScene, takeFace, takeLogo, done };
}
