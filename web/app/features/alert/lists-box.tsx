/** The saved lists, and the rule by which each is watched (BEY-47). */
import type { Answer } from '#contract/calls.ts';
import { t } from '../../lib/message.ts';
import { listRule } from './list-rule.ts';

const PAGES = { GOODS: '/favorites', DEALS: '/favorites?tab=deals' } as const;

export function ListsBox({ lists }: { lists: Answer<'watch-list.all'>['lists'] }) {
  return (
    <section className="box">
      <h2>{t('list.all')}</h2>
      <ul>
        {lists.map(({ list, rule }) => (
          <li key={list}>
            <a href={PAGES[list]}>{t(`list.all.${list}`)}</a>
            {': '}
            {rule ? listRule(rule.kind, rule.fraction) : t('list.all.off')}
          </li>
        ))}
      </ul>
    </section>
  );
}
