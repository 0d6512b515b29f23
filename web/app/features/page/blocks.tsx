/** The modules of a page, each drawn by its type (OPS-45, LOW-01). */
import type { Jump } from '#contract/content/card.ts';
import type { PageModule } from '#contract/page/module.ts';
import { t } from '../../lib/message.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { BlockBody } from './block-body.tsx';
import { Coloured } from './coloured.tsx';

export function Blocks({ modules }: { modules: readonly PageModule[] }) {
  return modules.map((module) => (
    <Coloured key={module.id} id={`m${module.id}`} background={module.style.background} colour={module.style.colour}>
      {(module.title || module.more) && <BlockHead title={module.title} more={module.more} />}
      <BlockBody module={module} />
    </Coloured>
  ));
}

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
