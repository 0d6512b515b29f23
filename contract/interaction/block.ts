/** Blocking users (rows FOL-05, COMM-10, INT-16; API-86, P-21). */
import Type from 'typebox';
import { UserBrief } from '../account/user.ts';
import { defineCall } from '../define.ts';
import { Id, Ids, listOf, PageRequest, Time } from '../shapes.ts';

const base = '/saas-user-service/user-dynamic-fields/blockUser';
const ask = Type.Object({ blockedUserId: Id });
const answer = Type.Object({ blocked: Type.Boolean() });

export const queryRelation = defineCall({
  name: 'block.query-relation',
  id: 'API-86',
  method: 'POST',
  path: `${base}/queryRelation`,
  who: 'viewer',
  doc: "Which of `fromUserIds` block which of `blockedUserIds`. Only pairs with the viewer in them are answered: who else blocks whom is nobody's business.",
  ask: Type.Object({ fromUserIds: Ids, blockedUserIds: Ids }),
  answer: Type.Object({
    relations: Type.Array(
      Type.Object({ fromUserId: Id, blockedUserId: Id, blocked: Type.Boolean() }),
    ),
  }),
});
export const create = defineCall({
  name: 'block.create',
  id: 'P-21',
  method: 'POST',
  path: `${base}/create`,
  who: 'viewer',
  doc: 'Blocks a user: neither sees or answers the other, and following ends both ways. Oneself is refused.',
  ask,
  answer,
});
export const cancel = defineCall({
  name: 'block.cancel',
  id: 'P-21',
  method: 'POST',
  path: `${base}/cancel`,
  who: 'viewer',
  doc: 'Unblocks.',
  ask,
  answer,
});
export const pages = defineCall({
  name: 'block.pages',
  id: 'P-21',
  method: 'POST',
  path: `${base}/page`,
  who: 'viewer',
  doc: 'Whom the viewer blocks, latest first.',
  ask: Type.Object({ pageRequest: PageRequest }),
  answer: listOf(Type.Object({ ...UserBrief.properties, blockTime: Time })),
});
