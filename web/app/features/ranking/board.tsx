import type { ItemGroup } from '#contract/ranking/item-group.ts';
import { boardAddress } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { RankRow } from './rank-row.tsx';

/** A leaderboard on the index: its name, its first three, the way to the rest. */
export function Board({ group }: { group: ItemGroup }) {
  return (
    <section className="board" aria-labelledby={`board-${group.code}`}>
      <div className="rail__h">
        <h2 id={`board-${group.code}`}>
          <a href={boardAddress(group.code)}>{group.name}</a>
        </h2>
      </div>
      <p className="rail__note">{group.description || group.method}</p>
      <ol>
        {group.items.map((item) => (
          <RankRow key={item.rank} item={item} group={group} />
        ))}
      </ol>
      <a className="board__all" href={boardAddress(group.code)}>
        {t('see-all')} <span className="muted num">{t('ranks.count', { n: group.itemCount })}</span>
        <Icon name="chevron-right" size={16} />
      </a>
    </section>
  );
}
