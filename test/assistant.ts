/** Asks the assistant as a page does: a conversation, a question, the events of its answer. */
import type { Answer } from '#contract/calls.ts';
import type { StreamEvent } from '#contract/assistant/conversation.ts';
import type { World } from './world.ts';

export type Done = Extract<StreamEvent, { event: 'done' }>;
export interface Heard {
  /** Empty when it was refused. */
  readonly events: StreamEvent[];
  readonly text: string;
  readonly done: Done | undefined;
  /** Of a refusal. */
  readonly errorKey: string | undefined;
  readonly message: string | undefined;
}

/** The events of a stream. */
export function eventsIn(body: string): StreamEvent[] {
  return body
    .split('\n\n')
    .filter((part) => part.startsWith('event: '))
    .map((part) => {
      const [, event = '', data = '{}'] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? [];
      return { event, ...(JSON.parse(data) as object) } as StreamEvent;
    });
}

export async function begin(world: World, headers: Record<string, string>): Promise<string> {
  return (
    (await world.call('conversation.create', {}, headers)).data as Answer<'conversation.create'>
  ).id;
}

/** Asks in a conversation, by default in a new one. */
export async function askAssistant(
  world: World,
  text: string,
  headers: Record<string, string>,
  conversation?: string,
): Promise<Heard> {
  const id = conversation ?? (await begin(world, headers));
  const answer = await world.app.server.inject({
    method: 'POST',
    url: `/api/saas-search-service/ai/conversations/${id}/messages`,
    headers,
    payload: { text },
  });
  if (!String(answer.headers['content-type']).startsWith('text/event-stream')) {
    const { errorKey, message } = answer.json() as { errorKey: string; message: string };
    return { events: [], text: '', done: undefined, errorKey, message };
  }
  const events = eventsIn(answer.body);
  const last = events.at(-1);
  return {
    events,
    text: events.map((one) => (one.event === 'text' ? one.delta : '')).join(''),
    done: last?.event === 'done' ? last : undefined,
    errorKey: last?.event === 'failed' ? last.errorKey : undefined,
    message: last?.event === 'failed' ? last.message : undefined,
  };
}
