import { useLocation } from 'react-router';
import { changedQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';

/**
 * The order of a list, as links that keep the other parameters; the first is the default and leaves
 * no trace.
 */
export function SortChoice({
  active,
  choices,
}: {
  active: string;
  choices: readonly (readonly [string, string])[];
}) {
  const location = useLocation();
  return (
    <nav className="seg sorts" aria-label={t('home.sort')}>
      {choices.map(([code, label], index) => (
        <a
          key={code}
          href={changedQuery(location, { sort: index === 0 ? undefined : code, page: undefined })}
          aria-current={code === active ? 'true' : undefined}
          data-keep-scroll
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
