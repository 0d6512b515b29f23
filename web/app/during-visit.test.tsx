import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { duringVisit } from './during-visit.ts';
import { t } from './lib/message.ts';
import { page } from './lib/page.ts';
import type { PageContext, Visit } from './lib/page.ts';
import { en } from './messages/en/index.ts';
import { id } from './messages/id/index.ts';
import { th } from './messages/th/index.ts';

const languages = { th, en, id };
const LANGUAGES = ['th', 'en', 'id'] as const;
const TENANTS = ['TH', 'ID', 'SG', 'MY', 'PH', 'VN'] as const;

const visitOf = (tenant: string, lang: (typeof LANGUAGES)[number]): Visit => ({
  page: { lang, tenant: { code: tenant } } as unknown as PageContext,
  messages: languages[lang],
});
const said = () => `${page().tenant.code} ${page().lang} ${t('home.title')}`;
const expected = ({ page: { tenant, lang } }: Visit) =>
  `${tenant.code} ${lang} ${languages[lang]['home.title']}`;

function Said() {
  return <p>{(useLoaderData<string[]>() ?? []).concat(said()).join('|')}</p>;
}

/** A page whose loader waits as often as it is asked to, and says each time where it is. */
function pageOf(wait: () => Promise<unknown>, times: number) {
  return createStaticHandler([
    {
      path: '/',
      Component: Said,
      loader: async () => {
        const heard = [said()];
        for (let turn = 0; turn < times; turn += 1) {
          await wait();
          heard.push(said());
        }
        return heard;
      },
    },
  ]);
}

test('12.6: visits whose loaders and renders take turns in any order never show a word of each other', async () => {
  const visits = fc.array(
    fc.record({
      tenant: fc.constantFrom(...TENANTS),
      lang: fc.constantFrom(...LANGUAGES),
      waits: fc.integer({ min: 0, max: 4 }),
    }),
    { minLength: 2, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), visits, async (scheduler, asked) => {
      const turn = () => scheduler.schedule(Promise.resolve());
      const drawn = asked.map(({ tenant, lang, waits }) => {
        const visit = visitOf(tenant, lang);
        return duringVisit(visit, async () => {
          const handler = pageOf(turn, waits);
          const context = await handler.query(new Request('http://localhost/'));
          if (context instanceof Response) throw new Error('redirected');
          await turn();
          const router = createStaticRouter(handler.dataRoutes, context);
          const html = renderToString(
            <StaticRouterProvider router={router} context={context} hydrate={false} />,
          );
          const words = Array.from({ length: waits + 2 }, () => expected(visit)).join('|');
          expect(html).toBe(renderToString(<p>{words}</p>));
        });
      });
      await scheduler.waitFor(Promise.all(drawn));
    }),
  );
});

test('12.6: a component or loader that asks for the visit outside of one fails, and does not guess', async () => {
  duringVisit(visitOf('TH', 'th'), () => {});
  expect(() => page()).toThrow('outside');
  expect(() => t('site.name')).toThrow('outside');
  expect(() => renderToString(<p>{t('site.name')}</p>)).toThrow('outside');
  expect(() =>
    duringVisit(visitOf('TH', 'th'), () => {
      throw new Error('no page');
    }),
  ).toThrow('no page');
  expect(() => page()).toThrow('outside');
});
