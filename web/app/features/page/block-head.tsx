/** The title of a module, and the way to more of it. */
import type { Jump } from '#contract/content/card.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';

export function BlockHead({ title, more }: { title: string; more: Jump | null }) {
  return (
    <div className="sec">
      {title && <h2>{title}</h2>}
      {more && (
        <a className="sec__more" href={more.href} rel={more.kind === 'URL' ? 'noopener' : undefined}>
          {t('see-all')}
          <Icon name="chevron-right" size={16} />
        </a>
      )}
    </div>
  );
}
