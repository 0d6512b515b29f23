/** Prices that people see at shops, reported by a program of theirs (BEY-19, P-27). */
import Type from 'typebox';
import { SIGHTING } from '../../price/sighting-rule.ts';
import { ReportedSighting } from '../../price/sighting.ts';
import { Done, Id, PageFields } from '../../shapes.ts';
import { defineV1 } from './define.ts';
import { itemsOf, V1Observation } from './shape.ts';

const of = { scope: 'observe', id: 'BEY-19' } as const;

export const observations = defineV1({
  ...of,
  name: 'v1.observations',
  path: '/v1/observations',
  doc: 'Prices that the token’s owner reported, latest first.',
  ask: Type.Object(PageFields),
  answer: itemsOf(V1Observation),
});
export const observe = defineV1({
  ...of,
  name: 'v1.observe',
  method: 'POST',
  path: '/v1/observations',
  doc:
    'Reports the price that a person sees on the page of a shop, of a product that Khum knows; the address is read and never fetched. It is shown as unconfirmed and counts for nothing until a feed ' +
    `reports the same, or ${SIGHTING.people} other trusted people do. The same person, offer and minute, or the same \`Idempotency-Key\`, counts once (\`known\`). ${SIGHTING.perToken} an hour per token, ${SIGHTING.perPerson} per person.`,
  ask: ReportedSighting,
  answer: Type.Object({ ...V1Observation.properties, known: Type.Boolean() }),
  status: 201,
  mayMiss: true,
});
export const takeBackObservation = defineV1({
  ...of,
  name: 'v1.observation-take-back',
  method: 'DELETE',
  path: '/v1/observations/{id}',
  doc: 'Takes back what nobody confirmed yet; afterwards 409.',
  ask: Type.Object({ id: Id }),
  answer: Done,
  mayMiss: true,
});
