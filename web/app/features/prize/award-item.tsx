/** One prize with its state, the dates that bind, and the right action (ACT-05, SM-10). */
import { longTime } from '../../lib/day-time.ts';
import { t } from '../../lib/message.ts';
import { COVER } from '../../lib/picture.ts';
import { toast } from '../../lib/toast.ts';
import { longDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { awardAddress, lotteryAddress } from '../lottery/lottery-address.ts';
import { drawNumber } from '../lottery/number.ts';
import { copyText } from '../share/copy.ts';
import type { Award, PrizeData } from './prize-data.ts';

interface AwardItemProps {
  award: Award;
  data: PrizeData;
}

export function AwardItem({ award, data }: AwardItemProps) {
  const { activity, draws } = data;
  const { status, prize, awardTime } = award;
  const draw = draws.find(({ awardRecordId }) => awardRecordId === award.awardRecordId);
  const holes = { title: activity.title, time: longTime(awardTime) };
  return (
    <li className={status === 'EXPIRED' ? 'award is-off' : 'award'} data-state={status}>
      <span className="award__p">
        {prize.image === '' ? (
          <Icon name="gift" />
        ) : (
          <Picture url={prize.image} size={COVER.card} />
        )}
      </span>
      <div>
        <AwardState award={award} />
        <h2>{prize.name}</h2>
        <p className="award__t">
          {draw && draw.number !== null
            ? t('prize.of.number', { ...holes, number: drawNumber(draw.number) })
            : t('prize.of', holes)}
          <br />
          <Dates award={award} days={activity.deliveryWorkingDays} />
        </p>
      </div>
      <div className="acts">
        <Action award={award} recordId={draw?.recordId} />
      </div>
    </li>
  );
}

const LOOK = {
  NOT_FILL_ADDRESS: { icon: 'map-pin', tone: ' st--warn' },
  NOT_DELIVERED: { icon: 'package', tone: ' st--slate' },
  DELIVERED: { icon: 'circle-check', tone: ' st--ok' },
  EXPIRED: { icon: 'clock', tone: '' },
} as const;

export function AwardState({ award: { status, voucherCode } }: { award: Award }) {
  const { icon, tone } = LOOK[status];
  return (
    <span className={`st${tone}`}>
      <Icon name={icon} size={16} />
      {voucherCode === null ? t(`prize.state.${status}`) : t('prize.state.code')}
    </span>
  );
}

/** Every date that binds is a date. */
function Dates({ award, days }: { award: Award; days: number }) {
  const { status, voucherCode, addressByTime, deliverByTime, deliverTime, trackingNo } = award;
  if (voucherCode !== null) return t('prize.code.text');
  switch (status) {
    case 'NOT_FILL_ADDRESS':
      return <b>{addressByTime && t('prize.until', { time: longTime(addressByTime) })}</b>;
    case 'NOT_DELIVERED':
      return <b>{deliverByTime && t('prize.by', { date: longDate(deliverByTime), n: days })}</b>;
    case 'DELIVERED':
      return (
        <>
          {deliverTime && t('prize.sent', { date: longDate(deliverTime) })}{' '}
          {trackingNo && t('prize.tracking', { no: trackingNo })}
        </>
      );
    case 'EXPIRED':
      return addressByTime && t('prize.expired', { date: longDate(addressByTime) });
  }
}

function Action({ award, recordId }: { award: Award; recordId: string | undefined }) {
  const { status, voucherCode, activityId, awardRecordId } = award;
  const address = awardAddress(activityId, awardRecordId);
  if (voucherCode !== null) return <CodeButton code={voucherCode} />;
  if (status === 'NOT_FILL_ADDRESS')
    return (
      <a className="btn btn--go" href={address}>
        {t('prize.fill')}
      </a>
    );
  if (status === 'NOT_DELIVERED')
    return (
      <a className="btn btn--line" href={address}>
        {t('prize.see')}
      </a>
    );
  if (status === 'DELIVERED' && recordId)
    return (
      <a className="btn btn--line" href={lotteryAddress(activityId, 'verify', { draw: recordId })}>
        {t('prize.check')}
      </a>
    );
  return null;
}

function CodeButton({ code }: { code: string }) {
  const copy = () =>
    copyText(code).then(
      () => toast(t('prize.copied')),
      () => toast(t('prize.copy.failed'), 'failed'),
    );
  return (
    <button className="btn btn--line" type="button" onClick={() => void copy()}>
      <Icon name="copy" />
      <span className="num">{t('prize.copy', { code })}</span>
    </button>
  );
}
