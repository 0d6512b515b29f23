/**
 * The conversation of this page: its turns, what is left of the day, and asking, stopping, asking
 * again.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer } from '#contract/calls.ts';
import type { AssistantMessage, Quota, StreamEvent } from '#contract/assistant/conversation.ts';
import { CallFailure, EXTRA } from '../../lib/call.ts';
import { browserCaller } from '../../lib/caller.ts';
import { randomId } from '../../lib/client.ts';
import { t } from '../../lib/message.ts';
import { useViewer } from '../../lib/viewer.ts';
import { askStream } from './stream.ts';

export type AnswerCard = AssistantMessage['cards'][number];
export interface Turn {
  readonly key: number;
  readonly question: string;
  /** The word by which asking again is the same question. */
  readonly once: string;
  readonly text: string;
  readonly cards: readonly AnswerCard[];
  readonly followUps: readonly string[];
  readonly state: 'coming' | 'whole' | 'stopped' | 'failed';
  /** Why it failed. */
  readonly problem?: string;
}

export interface Talk {
  readonly turns: readonly Turn[];
  readonly quota: Quota | null;
  readonly isBusy: boolean;
  /** Refused before it was asked: what was typed goes back into the field. */
  ask(text: string): Promise<'asked' | 'refused'>;
  stop(): void;
  /** Forgets the failed turn and asks it again. */
  retry(turn: Turn): void;
  begin(): void;
  open(id: string): Promise<void>;
  readonly id: string | null;
  readonly refusal: string | null;
}

export function useConversation(first: string | null): Talk {
  const { turn: who } = useViewer();
  const [id, setId] = useState<string | null>(null);
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [quota, setQuota] = useState<Quota | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  const [isBusy, setAnswering] = useState(false);
  const count = useRef(0);

  const open = useCallback(async (wanted: string) => {
    const found = await browserCaller('conversation.detail', { id: wanted }, EXTRA);
    running.current?.abort();
    setId(found.id);
    setTurns(turnsOf(found.messages, count));
    name(found.id);
  }, []);
  useEffect(() => {
    // who signs in or out has another day and other conversations
    browserCaller('conversation.quota', {}, EXTRA).then(setQuota, () => {});
    setRefusal(null);
  }, [who]);
  useEffect(() => {
    if (first) open(first).catch(() => name(null));
  }, [first, open]);
  useEffect(() => () => running.current?.abort(), []);

  function begin() {
    running.current?.abort();
    setId(null);
    setTurns([]);
    setRefusal(null);
    name(null);
  }

  async function ask(text: string, once = randomId()): Promise<'asked' | 'refused'> {
    if (running.current) return 'refused';
    const stopper = new AbortController();
    running.current = stopper;
    setAnswering(true);
    setRefusal(null);
    count.current += 1;
    const key = count.current;
    setTurns((now) => [
      ...now,
      { key, question: text, once, text: '', cards: [], followUps: [], state: 'coming' },
    ]);
    const change = (to: (turn: Turn) => Turn) =>
      setTurns((now) => now.map((one) => (one.key === key ? to(one) : one)));
    const hear = (event: StreamEvent) => {
      change((turn) => heard(turn, event));
      if (event.event === 'done') setQuota(event.quota);
    };
    try {
      await askIn(id, { text, once }, stopper.signal, hear, (made) => {
        setId(made);
        name(made);
      });
      return 'asked';
    } catch (error) {
      if (stopper.signal.aborted) {
        change((turn) => ({ ...turn, state: 'stopped' }));
        return 'asked';
      }
      const { errorKey, message } = error as CallFailure;
      if (
        errorKey === 'assistant.limit' ||
        errorKey === 'assistant.too_long' ||
        errorKey === 'common.invalid'
      ) {
        setTurns((now) => now.filter((one) => one.key !== key));
        setRefusal(message);
        if (errorKey === 'assistant.limit') setQuota((now) => now && { ...now, remaining: 0 });
        return 'refused';
      }
      change((turn) => ({
        ...turn,
        state: 'failed',
        problem: error instanceof CallFailure && errorKey ? message : t('assistant.offline'),
      }));
      return 'asked';
    } finally {
      if (running.current === stopper) running.current = null;
      setAnswering(false);
    }
  }

  return {
    turns,
    quota,
    isBusy,
    id,
    refusal,
    ask,
    stop: () => running.current?.abort(),
    retry: (turn) => {
      setTurns((now) => now.filter((one) => one.key !== turn.key));
      void ask(turn.question, turn.once);
    },
    begin,
    open,
  };
}

/** In the conversation there is, else in one that is made for it; also when the old one is gone. */
async function askIn(
  id: string | null,
  { text, once }: { text: string; once: string },
  signal: AbortSignal,
  hear: (event: StreamEvent) => void,
  made: (id: string) => void,
): Promise<void> {
  const ask = async (conversation: string | null) => {
    const wanted = conversation ?? (await browserCaller('conversation.create', {}, EXTRA)).id;
    if (conversation === null) made(wanted);
    await askStream({ id: wanted, text }, once, signal, hear);
  };
  try {
    await ask(id);
  } catch (error) {
    if (id === null || (error as CallFailure).errorKey !== 'assistant.not_found') throw error;
    await ask(null);
  }
}

function heard(turn: Turn, event: StreamEvent): Turn {
  if (event.event === 'text') return { ...turn, text: turn.text + event.delta };
  if (event.event === 'card') return { ...turn, cards: [...turn.cards, event.card] };
  if (event.event === 'done') return { ...turn, ...event.message, state: 'whole' };
  return turn;
}

function turnsOf(
  messages: Answer<'conversation.detail'>['messages'],
  count: { current: number },
): Turn[] {
  return messages.flatMap((message, at) => {
    const question = messages[at - 1];
    if (message.role !== 'ASSISTANT' || question?.role !== 'USER') return [];
    count.current += 1;
    return [
      {
        key: count.current,
        question: question.text,
        once: randomId(),
        text: message.text,
        cards: message.cards,
        followUps: message.followUps,
        state: 'whole' as const,
      },
    ];
  });
}

/** The address names the conversation, so that a reload finds it. */
function name(id: string | null): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('q');
  if (id === null) url.searchParams.delete('c');
  else url.searchParams.set('c', id);
  window.history.replaceState(window.history.state, '', url);
}
