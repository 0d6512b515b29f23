/** The modules of a page, each drawn by its type (OPS-45, LOW-01). */
import type { PageModule } from '#contract/page/module.ts';
import { BlockBody } from './block-body.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Coloured } from './coloured.tsx';

export function Blocks({ modules }: { modules: readonly PageModule[] }) {
  return modules.map((module) => (
    <Coloured
      key={module.id}
      id={`m${module.id}`}
      background={module.style.background}
      colour={module.style.colour}
    >
      {(module.title || module.more) && (
        <SectionHead
          title={module.title}
          more={module.more?.href}
          isOutside={module.more?.kind === 'URL'}
        />
      )}
      <BlockBody module={module} />
    </Coloured>
  ));
}
