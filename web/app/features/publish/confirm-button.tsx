/** A step of something published that is asked about first. */
import { t } from '../../lib/message.ts';
import { Confirm } from '../form/confirm.tsx';

interface ConfirmButtonProps {
  act: 'cancel' | 'recall' | 'delete';
  /** What it is about. */
  name: string;
  /** Throws when it is refused. */
  onSure: () => Promise<void>;
}

export function ConfirmButton({ act, name, onSure }: ConfirmButtonProps) {
  return (
    <Confirm
      className="btn btn--quiet btn--s"
      title={t(`publish.${act}.ask`)}
      text={t(`publish.${act}.text`)}
      keep={t('publish.keep')}
      sure={t(`publish.${act}`)}
      isDanger={act === 'delete'}
      onSure={onSure}
    >
      {t(`publish.${act}`)}
      <span className="sr"> {name}</span>
    </Confirm>
  );
}
