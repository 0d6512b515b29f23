/**
 * The field for a link to a product at a shop (BEY-14): a plain form that leads to what Khum says of
 * it. With script a pasted link is sent off at once.
 */
import type { ClipboardEvent } from 'react';
import { PASTED_MAX } from '#contract/catalog/pasted.ts';
import { linksIn } from '#contract/catalog/share-link.ts';
import { headOf } from '#contract/text.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';

export function LinkBox({ value = '', hint }: { value?: string; hint?: string }) {
  return (
    <form className="linkbox" action="/check">
      <Icon name="link" />
      <input
        type="text"
        name="url"
        aria-label={t('check.label')}
        aria-describedby={hint}
        placeholder={t('check.placeholder')}
        defaultValue={value}
        maxLength={PASTED_MAX}
        inputMode="url"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onPaste={sendAtOnce}
      />
      <button className="btn btn--ink" type="submit">
        {t('check.go')}
      </button>
    </form>
  );
}

function sendAtOnce(event: ClipboardEvent<HTMLInputElement>): void {
  const pasted = event.clipboardData.getData('text').trim();
  if (linksIn(pasted).length === 0) return;
  event.preventDefault();
  // a text of several lines is one line in a field
  event.currentTarget.value = headOf(pasted.replace(/\s+/g, ' '), PASTED_MAX);
  event.currentTarget.form?.requestSubmit();
}
