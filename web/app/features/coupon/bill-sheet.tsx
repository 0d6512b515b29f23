/** The whole bill over the page, loaded when it is first asked for. */
import { t } from '../../lib/message.ts';
import { Modal } from '../../ui/modal.tsx';
import { BillLines } from './bill.tsx';
import type { BillProps } from './bill.tsx';

export function BillSheet({ onClose, ...props }: BillProps & { onClose: () => void }) {
  return (
    <Modal title={t('bill.title')} isSheet onClose={onClose}>
      <div className="bill__sheet">
        <BillLines {...props} />
      </div>
    </Modal>
  );
}
