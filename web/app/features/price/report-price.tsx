/** "Report this price" (BEY-03), beside the history. Its dialog comes with the first wish. */
import type { PriceStatistics } from '#contract/price/history.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDialog } from '../../ui/use-dialog.ts';

const load = async () => (await import('./report-price-dialog.tsx')).ReportPriceDialog;

interface ReportPriceProps {
  goods: { code: string; name: string };
  stat: PriceStatistics;
}

export function ReportPrice({ goods, stat }: ReportPriceProps) {
  const { Dialog, open, close } = useDialog(load);
  return (
    <>
      <button className="report needs-script" type="button" aria-haspopup="dialog" onClick={open}>
        <Icon name="flag" />
        {t('report.open')}
      </button>
      {Dialog && <Dialog goods={goods} stat={stat} onClose={close} />}
    </>
  );
}
