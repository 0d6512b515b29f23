/** The silence log below a row: the button that opens it, and its place. */
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';

interface LogFold {
  readonly button: ReactNode;
  /** The log while it is open. */
  place(log: ReactNode): ReactNode;
}

/** `name`: what the log is of, for those who hear the button. */
export function useLogFold(name: string): LogFold {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return {
    button: (
      <button
        type="button"
        className="arow__why"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="circle-help" />
        {t(isOpen ? 'alerts.why.hide' : 'alerts.why')}
        <span className="sr"> {name}</span>
      </button>
    ),
    place: (log) => (
      <div id={id} className="arow__log">
        {isOpen && log}
      </div>
    ),
  };
}
