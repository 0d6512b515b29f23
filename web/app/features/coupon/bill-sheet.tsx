/** The whole bill over the page, loaded when it is first asked for. */
import type { ReactNode } from 'react';
import { t } from '../../lib/message.ts';
import { Modal } from '../../ui/modal.tsx';
import { BillLines } from './bill.tsx';
import type { BillProps } from './bill.tsx';

interface BillSheetProps extends BillProps {
  /** The way to the shop. */
  readonly go: ReactNode;
  readonly onClose: () => void;
}

export function BillSheet({ go, onClose, ...props }: BillSheetProps) {
  return (
    <Modal title={t('bill.title')} isSheet onClose={onClose}>
      <div className="bill__sheet">
        <BillLines {...props} />
      </div>
      <div className="sheet__f">{go}</div>
    </Modal>
  );
}
