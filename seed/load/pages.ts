/** The home page's modules of every region, and campaign pages. */
import type { Context } from '#api/kernel/context.ts';
import { HOME, publishPage, savePage } from '#api/page/index.ts';
import type { ModuleSpec } from '#api/page/index.ts';
import type { ShownActivity } from './activities.ts';
import type { TakeScene } from '../picture/studio.ts';
import { HOME_MODULES, campaigns } from '../world/pages.ts';

/** Campaigns that lead to the lottery that runs. */
const WITH_ACTIVITY = ['kitchen-week', 'choose-well'];

export async function loadPages(
  ctx: Context,
  takeScene: TakeScene,
  activity: ShownActivity,
): Promise<void> {
  const running: ModuleSpec = { type: 'ACTIVITY', source: { ...activity } };
  const titles = { th: 'หน้าแรก', en: 'Home', id: 'Beranda' };
  await publishPage(
    ctx,
    await savePage(ctx, { code: HOME, titles, isDemo: true }, [...HOME_MODULES, running]),
  );
  for (const { motifs, modules, ...page } of campaigns(ctx.now)) {
    const banner: ModuleSpec[] = motifs
      ? [
          {
            type: 'BANNER',
            source: { banners: [{ image: takeScene(page.code, motifs), alt: page.titles }] },
          },
        ]
      : [];
    await publishPage(
      ctx,
      await savePage(ctx, { ...page, isDemo: true }, [
        ...banner,
        ...(WITH_ACTIVITY.includes(page.code) ? [running] : []),
        ...modules,
      ]),
    );
  }
}
