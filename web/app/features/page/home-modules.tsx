/** What the operator put on the home page: deals and categories, in order (DEAL-06). */
import type { HomeModule } from '#contract/page/module.ts';
import { CategoryGrid } from '../catalogue/category-grid.tsx';
import { BlockHead } from './block-head.tsx';
import { Coloured } from './coloured.tsx';
import { DealModule } from './deal-module.tsx';

export function HomeModules({ modules }: { modules: readonly HomeModule[] }) {
  return modules.map((module) => (
    <Coloured key={module.id} background={module.style.background} colour={module.style.colour}>
      {module.title && <BlockHead title={module.title} more={null} />}
      {module.type === 'DEAL' ? <DealModule module={module} /> : <CategoryGrid categories={module.categories} />}
    </Coloured>
  ));
}
