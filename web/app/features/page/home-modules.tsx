/** What the operator put on the home page: deals and categories, in order (DEAL-06). */
import type { HomeModule } from '#contract/page/module.ts';
import { CategoryGrid } from '../catalogue/category-grid.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { Coloured } from './coloured.tsx';
import { DealModule } from './deal-module.tsx';

export function HomeModules({ modules }: { modules: readonly HomeModule[] }) {
  return modules.map((module) => (
    <Coloured key={module.id} background={module.style.background} colour={module.style.colour}>
      {module.title && <SectionHead title={module.title} />}
      {module.type === 'DEAL' ? (
        <DealModule module={module} />
      ) : (
        <CategoryGrid categories={module.categories} />
      )}
    </Coloured>
  ));
}
