/** A row of "My alerts": what it is about, its sentence, its state, and what can be done with it. */
import type { ReactNode } from 'react';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Confirm } from '../form/confirm.tsx';
import { StateLabel } from './row-state.tsx';
import type { Flight, RowState } from './row-state.tsx';

interface RowProps {
  /** A picture, or an icon. */
  picture: ReactNode;
  /** The rule in words. */
  sentence: ReactNode;
  /** The same as plain text, which names the buttons. */
  name: string;
  state: RowState;
  flight: Flight | undefined;
  /** A second line. */
  line?: ReactNode;
  note: string;
  isPaused: boolean;
  /** Before the buttons that every row has. */
  first?: ReactNode;
  /** The way to edit it. */
  edit: ReactNode;
  onPause: () => void;
  onDelete: () => void;
  children?: ReactNode;
}

export function Row({ sentence, name, state, flight, isPaused, ...row }: RowProps) {
  return (
    <li className={isPaused ? 'arow is-off' : 'arow'} aria-busy={flight !== undefined}>
      <span className="arow__i">{row.picture}</span>
      <div>
        <p className="arow__s">{sentence}</p>
        {row.line && <p className="arow__p">{row.line}</p>}
        <p className="arow__m">
          <StateLabel state={flight ?? state} />
          {!flight && row.note}
        </p>
      </div>
      <div className="arow__a">
        {row.first}
        <fieldset disabled={flight !== undefined}>
          <legend className="sr">{name}</legend>
          <button
            type="button"
            aria-label={t(isPaused ? 'alerts.resume' : 'alerts.pause', { name })}
            onClick={row.onPause}
          >
            <Icon name={isPaused ? 'play' : 'pause'} />
          </button>
          {row.edit}
          <Confirm
            className=""
            title={t('alerts.delete.title')}
            text={name}
            keep={t('alerts.delete.no')}
            sure={t('alerts.delete.yes')}
            isDanger
            // the row shows how it goes
            onSure={async () => row.onDelete()}
          >
            <Icon name="trash-2" />
            <span className="sr">{t('alerts.delete', { name })}</span>
          </Confirm>
        </fieldset>
      </div>
      {row.children}
    </li>
  );
}
