/**
 * What waits for review, or was closed, can be read by its author: as it will look, over the
 * list.
 */
import { useState } from 'react';
import type { Draft } from '#contract/content/draft.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { Modal } from '../../ui/modal.tsx';
import { wordsOf } from './form.ts';
import { Preview } from './preview.tsx';

export function LookButton({ draft, name }: { draft: Draft; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="btn btn--quiet btn--s"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('publish.look')}
        <span className="sr"> {name}</span>
      </button>
      {isOpen && (
        <Modal title={t('publish.preview')} onClose={() => setOpen(false)}>
          <Preview
            kind={draft.contentTypeCode}
            words={wordsOf(draft, page().tenant.timezone)}
            currency={draft.deal?.currencyCode ?? page().tenant.currencyCode}
          />
        </Modal>
      )}
    </>
  );
}
