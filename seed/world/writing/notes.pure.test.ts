import { expect, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { categorySeeds } from '../categories.ts';
import { adviceOf } from './advice.ts';
import { noteMiddles } from './note-middles.ts';
import { NOTE_OPENINGS, sayings, titledWith } from './notes.ts';

const leaves = categorySeeds().filter((category) => category.level === 3);

test('every kind of goods has something to be said of it in every language, and no sentence is of goods that there are not', () => {
  for (const leaf of leaves)
    for (const lang of LANGUAGES)
      expect(
        noteMiddles(leaf.code, lang).filter(Boolean).length,
        `${leaf.code} ${lang}`,
      ).toBeGreaterThan(0);
  for (const leaf of leaves)
    for (const lang of LANGUAGES)
      expect(adviceOf(leaf.code, lang), `${leaf.code} ${lang}`).not.toBe('');
  expect(noteMiddles('xx99', 'en')).toEqual([]);
});

test('what is said of one kind is not said of another: a razor is no lotion, grapes replace no broken ones', () => {
  const [lotion, razor] = ['be21', 'be42'].map((code) => noteMiddles(code, 'en').join(' '));
  expect(lotion).toMatch(/skin soft/);
  expect(razor).toMatch(/no cuts/);
  expect(razor).not.toMatch(/skin|elbow|colour|scent/);
  for (const leaf of leaves) {
    const said = noteMiddles(leaf.code, 'en').join(' ');
    if (/skin soft/.test(said)) expect(leaf.parent, leaf.code).toBe('be2');
    if (/battery/.test(said)) expect(leaf.code, leaf.code).toMatch(/^(el|co11|ha22|ha31)/);
    if (/Tastes/.test(said)) expect(leaf.code, leaf.code).toMatch(/^(gr|mo12)/);
  }
  expect(sayings(NOTE_OPENINGS, 'gr42', 'en').join(' ')).not.toMatch(/old one died|some weeks/i);
  expect(sayings(NOTE_OPENINGS, 'be42', 'en').length).toBe(12);
});

test('a Thai title has a space before a Latin name, and none before a Thai one', () => {
  expect(titledWith('รีวิว {name} แบบไม่อวย', 'ปากกา Notely')).toBe('รีวิวปากกา Notely แบบไม่อวย');
  expect(titledWith('รีวิว {name} แบบไม่อวย', 'Notely pen')).toBe('รีวิว Notely pen แบบไม่อวย');
  expect(titledWith('{name} คุ้มไหม', 'ปากกา Notely')).toBe('ปากกา Notely คุ้มไหม');
});
