/** Brands, categories and guides that the words name: one tap instead of a list. */
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { Suggestion } from './use-suggestions.ts';

export function QuickLinks({ links }: { links: readonly Suggestion[] }) {
  if (links.length === 0) return null;
  return (
    <nav className="chips quick" aria-label={t('search.go')}>
      {links.map((link) => (
        <a key={link.href} className="chip" href={link.href}>
          <small>{t(`search.kind.${link.kind}`)}</small> {link.text}{' '}
          <Icon name="chevron-right" size={14} />
        </a>
      ))}
    </nav>
  );
}
