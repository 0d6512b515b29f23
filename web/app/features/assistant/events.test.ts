import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventReader } from './events.ts';

const wire =
  'event: text\ndata: {"delta":"หูฟัง: ฿790\\n\\n"}\n\nevent: done\ndata: {"quota":{"used":1}}\n\n';

test('AI-01: however the pieces are cut, the same events come out of them', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(wire.length), { maxLength: 12 }), (cuts) => {
      const read = eventReader();
      const at = [0, ...cuts.toSorted((a, b) => a - b), wire.length];
      const events = at.slice(1).flatMap((end, index) => read(wire.slice(at[index], end)));
      expect(events).toEqual([
        { event: 'text', delta: 'หูฟัง: ฿790\n\n' },
        { event: 'done', quota: { used: 1 } },
      ]);
    }),
  );
});

test('what is no event is passed over', () => {
  const read = eventReader();
  expect(
    read(
      ': heartbeat\n\nevent: text\ndata: {broken\n\nevent: text\ndata: {"delta":"a"}\n\nevent: te',
    ),
  ).toEqual([{ event: 'text', delta: 'a' }]);
});
