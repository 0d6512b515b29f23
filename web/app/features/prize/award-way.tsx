/** The way of a prize in four dated steps. */
import { t } from '../../lib/message.ts';
import { COVER } from '../../lib/picture.ts';
import { shortDate } from '../../lib/when.ts';
import { Picture } from '../../ui/picture.tsx';
import type { Award } from './prize-data.ts';

interface AwardWayProps {
  award: Award;
  title: string;
  /** Within so many working days it is sent. */
  days: number;
}

export function AwardWay({ award, title, days }: AwardWayProps) {
  return (
    <section className="box">
      <div className="wprod wprod--0">
        {award.prize.image !== '' && <Picture url={award.prize.image} size={COVER.card} />}
        <p>
          <b>{award.prize.name}</b>
        </p>
        <p className="muted">{title}</p>
      </div>
      <ol className="line4">
        {stepsOf(award, days).map(({ name, text, look }) => (
          <li key={name} className={look}>
            <b>{name}</b>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

function stepsOf(award: Award, days: number) {
  const { status, awardTime, addressByTime, deliverByTime, deliverTime } = award;
  const until = (iso: string | null) => iso && t('prize.way.until', { date: shortDate(iso) });
  const isSent = status === 'DELIVERED';
  const isGiven = isSent || status === 'NOT_DELIVERED';
  return [
    { name: t('prize.way.won'), text: shortDate(awardTime), look: 'on' },
    {
      name: t('prize.way.address'),
      text: isGiven ? null : until(addressByTime),
      look: isGiven ? 'on' : status === 'EXPIRED' ? 'back' : 'cur',
    },
    {
      name: t('prize.way.sent'),
      text: isSent
        ? deliverTime && shortDate(deliverTime)
        : (until(deliverByTime) ?? t('prize.way.days', { n: days })),
      look: isSent ? 'on' : isGiven ? 'cur' : undefined,
    },
    { name: t('prize.way.here'), text: null, look: isSent ? 'cur' : undefined },
  ];
}
