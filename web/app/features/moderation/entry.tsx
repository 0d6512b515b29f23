/**
 * One decision of the log: what kind of thing went, by which rule and why, and what became of an
 * appeal (BEY-12).
 */
import type { ReactNode } from 'react';
import type { Answer } from '#contract/calls.ts';
import { t } from '../../lib/message.ts';
import { longDate } from '../../lib/when.ts';
import { Icon } from '../../ui/icon/icon.tsx';

export type Entry = Answer<'moderation.flag'>;

export function EntryItem({ entry, children }: { entry: Entry; children?: ReactNode }) {
  return (
    <li className="mod">
      <p className="mod__head">
        <b>{t(`moderation.kind.${entry.kind}`)}</b>
        <time dateTime={entry.time}>{longDate(entry.time)}</time>
      </p>
      <p>{t('moderation.rule', { rule: entry.rule })}</p>
      {entry.reason && <p className="mod__why">{entry.reason}</p>}
      {entry.appeal && (
        <p className={`mod__appeal mod__appeal--${entry.appeal.toLowerCase()}`}>
          <Icon
            name={
              entry.appeal === 'OPEN'
                ? 'circle-dashed'
                : entry.appeal === 'UPHELD'
                  ? 'circle-slash'
                  : 'check'
            }
            size={16}
          />
          {t(`moderation.appeal.${entry.appeal}`)}
          {entry.answer && ` · ${entry.answer}`}
        </p>
      )}
      <p className="mod__foot">
        {entry.flagCount > 0 && <span>{t('moderation.flags', { n: entry.flagCount })}</span>}
        {children}
      </p>
    </li>
  );
}
