/** A new deal alert, or one that is edited (ALERT-01, ALERT-03, ALERT-04). */
import { useLoaderData, useLocation } from 'react-router';
import { ALERT_LIMITS } from '#contract/alert/limits.ts';
import type { Alert } from '#contract/alert/alert.ts';
import type { Answer } from '#contract/calls.ts';
import { draftFrom, draftOfAlert } from '../features/alert/alert-draft.ts';
import type { AlertDraft } from '../features/alert/alert-draft.ts';
import { useKeptAlert } from '../features/alert/use-kept-alert.ts';
import { AlertForm } from '../features/alert/alert-form.tsx';
import { t } from '../lib/message.ts';
import { definePage } from '../lib/route.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';

interface Data {
  readonly options: Answer<'alert.options'>;
  readonly alert: Alert | null;
  readonly draft: AlertDraft;
}

function AlertPage() {
  const { options, alert, draft } = useLoaderData<Data>();
  const { pathname, search } = useLocation();
  const about = pathname + search;
  const kept = useKeptAlert(about);
  const title = t(alert ? 'alerts.edit.title' : 'alerts.new');
  return (
    <>
      <div className="pd__crumb only-desk">
        <Breadcrumb
          crumbs={[
            { label: t('nav.home'), href: '/' },
            { label: t('alerts.title'), href: '/deal-alerts' },
            { label: title },
          ]}
        />
      </div>
      <h1 className="page__h">{title}</h1>
      <AlertForm
        key={`${about} ${kept !== null}`}
        about={about}
        options={options}
        first={kept ? { ...draft, ...kept } : draft}
        alert={alert}
      />
    </>
  );
}

export default definePage<Data>({
  async load({ call, params, url }) {
    const [options, alerts] = await Promise.all([
      call('alert.options'),
      params.id === undefined
        ? null
        : call('alert.pages', { pageRequest: { page: 1, size: ALERT_LIMITS.alerts } }),
    ]);
    if (!alerts)
      return { options, alert: null, draft: draftFrom(url.searchParams, options.emailPossible) };
    const alert = alerts.content.find(({ id }) => id === params.id);
    if (!alert) throw new Response(null, { status: 404 });
    return { options, alert, draft: draftOfAlert(alert) };
  },
  head: ({ alert }) => ({
    title: `${t(alert ? 'alerts.edit.title' : 'alerts.new')} · ${t('site.name')}`,
    noindex: true,
  }),
  Page: AlertPage,
});
