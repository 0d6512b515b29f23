/**
 * A call of /v1. It is a call like any other, but lies at the root, answers plain JSON and
 * refuses with the HTTP status (AMB-28); region and language are in its address, so an answer is
 * the same for whoever asks.
 */
import Type from 'typebox';
import type { Static, TSchema } from 'typebox';
import { LANGUAGES } from '../../language.ts';
import type { AnswerOf, AskOf, Call, Method } from '../../define.ts';
import { oneOf } from '../../shapes.ts';
import type { Scope } from '../scope.ts';

/** What every call of /v1 may carry in its address. */
export const EVERYWHERE = {
  tenant: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z]{2,8}$',
      description: 'Region: TH, ID, SG, MY, PH, VN. Default: that of the host',
    }),
  ),
  lang: Type.Optional(
    oneOf(LANGUAGES, { description: 'Default: the first language of the region' }),
  ),
};

export interface V1Call<
  Name extends string = string,
  Ask extends TSchema = TSchema,
  Answer extends TSchema = TSchema,
> extends Call<Name, Ask, Answer> {
  /** A token needs it; a call of scope `read` answers without any token too. */
  readonly scope: Scope;
  /** Answers 404 when there is no such thing. */
  readonly mayMiss: boolean;
  /** HTTP status of success. */
  readonly status: 200 | 201 | 202;
}

interface Written<Name extends string, Ask extends TSchema, Answer extends TSchema> {
  readonly name: Name;
  readonly path: string;
  readonly doc: string;
  readonly ask: Ask;
  readonly answer: Answer;
  readonly id?: string;
  readonly method?: Method;
  readonly scope?: Scope;
  readonly mayMiss?: boolean;
  readonly status?: 200 | 201 | 202;
}

export function defineV1<const Name extends string, Ask extends TSchema, Answer extends TSchema>(
  call: Written<Name, Ask, Answer>,
): V1Call<Name, Ask, Answer> {
  return {
    id: 'P-27',
    method: 'GET',
    scope: 'read',
    mayMiss: false,
    status: 200,
    who: 'anyone',
    ...call,
  };
}

export type V1Ask<C> = AskOf<C>;
export type V1Answer<C> = AnswerOf<C>;

/** The refusal of every call of /v1. */
export const Refusal = Type.Object({
  error: Type.Object({
    key: Type.String({ description: 'Stable, such as `catalog.goods.not_found`' }),
    message: Type.String({ description: 'In the language of the request' }),
    fields: Type.Optional(
      Type.Record(Type.String(), Type.String(), { description: 'On 422: field → key' }),
    ),
    requestId: Type.String(),
  }),
});
export type Refusal = Static<typeof Refusal>;
