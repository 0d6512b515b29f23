/** A secret, the one time that it can be read. */
import { t } from '../../lib/message.ts';
import { toast } from '../../lib/toast.ts';
import { copyText } from '../share/copy.ts';

export function ShownOnce({
  value,
  text,
  label,
  copied,
}: {
  value: string;
  text: string;
  label: string;
  copied: string;
}) {
  async function copy() {
    try {
      await copyText(value);
      toast(copied);
    } catch {
      // it can still be marked by hand
    }
  }
  return (
    <div className="own__file" role="status">
      <p className="own__note">
        <span>{text}</span>
      </p>
      <div className="field__row">
        <input
          className="input num"
          readOnly
          value={value}
          aria-label={label}
          onFocus={({ target }) => target.select()}
        />
        <button className="btn btn--ink" type="button" onClick={() => void copy()}>
          {t('token.copy')}
        </button>
      </div>
    </div>
  );
}
