/** A question and its answer. */
import { useEffect, useRef } from 'react';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { WholeWords } from '../../ui/whole-words.tsx';
import { AnswerCard } from './answer-card.tsx';
import { saidOf, textBeside } from './said.ts';
import type { Turn as Said } from './use-conversation.ts';

interface TurnProps {
  turn: Said;
  /** The latest turn: what can be asked on, and asked again. */
  isLast: boolean;
  onAsk: (text: string) => void;
  onRetry: (turn: Said) => void;
}

export function Turn({ turn, isLast, onAsk, onRetry }: TurnProps) {
  const place = useRef<HTMLDivElement>(null);
  const isComing = turn.state === 'coming';
  const text = textBeside(turn);
  useEffect(() => {
    // what is read stays where it is; a new question comes to the top
    if (isComing) place.current?.scrollIntoView({ block: 'start' });
  }, [isComing]);
  return (
    <div ref={place} className="turn">
      <h2 className="sr">{t('assistant.you')}</h2>
      <p className="turn__q">{turn.question}</p>
      <h2 className="sr">{t('assistant.answer')}</h2>
      <div className="turn__a" aria-busy={isComing}>
        {text !== '' && (
          <p className="turn__text">
            <WholeWords text={text} />
          </p>
        )}
        {isComing && turn.text === '' && <p className="muted">{t('assistant.waiting')}</p>}
        {turn.state === 'stopped' && <p className="muted">{t('assistant.stopped')}</p>}
        {turn.state === 'failed' && (
          <p className="field__err">
            <Icon name="triangle-alert" size={16} />
            {turn.problem}
          </p>
        )}
        {turn.cards.length > 0 && (
          <ul className="turn__cards" aria-label={t('assistant.cards')}>
            {turn.cards.map((card) => (
              <li key={card.coupon?.id ?? card.jump.href}>
                <AnswerCard card={card} said={saidOf(turn, card)} />
              </li>
            ))}
          </ul>
        )}
        {isLast && (turn.state === 'failed' || turn.state === 'stopped') && (
          <button className="btn btn--line" type="button" onClick={() => onRetry(turn)}>
            <Icon name="rotate-cw" />
            {t('assistant.retry')}
          </button>
        )}
      </div>
      {isLast && turn.state === 'whole' && turn.followUps.length > 0 && (
        <div className="kw" role="group" aria-label={t('assistant.follow')}>
          {turn.followUps.map((text) => (
            <button key={text} className="chip" type="button" onClick={() => onAsk(text)}>
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
