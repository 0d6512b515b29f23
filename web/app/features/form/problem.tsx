/** What is wrong, in words, beside what it is about. */
import { Icon } from '../../ui/icon/icon.tsx';

export function Problem({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="field__err" id={id} role="alert">
      <Icon name="triangle-alert" size={16} />
      {text}
    </p>
  );
}
