/**
 * What other sites may show of a product: a badge and a card, as code to copy (BEY-15). The code
 * can be selected without script.
 */
import { goodsAddress, outside } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { toast } from '../../lib/toast.ts';
import { copyText } from './copy.ts';

export function EmbedFold({ code, name }: { code: string; name: string }) {
  const { lang } = page();
  const badge = outside(`/badge/${code}.svg`, { lang });
  const title = name.replace(/[&<>"]/g, '');
  return (
    <details className="embed">
      <summary>{t('embed.title')}</summary>
      <p className="muted">{t('embed.text')}</p>
      <p>
        <img
          src={`/badge/${code}.svg?lang=${lang}&tenant=${page().tenant.code}`}
          alt={t('embed.badge')}
          height={28}
          loading="lazy"
        />
      </p>
      <Code
        id="embed-badge"
        label={t('embed.badge')}
        code={`<a href="${outside(goodsAddress(code))}"><img src="${badge}" alt="${title}" height="28"></a>`}
      />
      <Code
        id="embed-card"
        label={t('embed.card')}
        code={`<iframe src="${outside(`/embed/${code}`, { lang })}" width="420" height="180" title="${title}" loading="lazy"></iframe>`}
      />
    </details>
  );
}

function Code({ id, label, code }: { id: string; label: string; code: string }) {
  const copy = () =>
    copyText(code).then(
      () => toast(t('embed.copied')),
      () => toast(t('share.failed'), 'failed'),
    );
  return (
    <div className="field embed__code">
      <label htmlFor={id}>{label}</label>
      <textarea className="input" id={id} readOnly rows={3} defaultValue={code} />
      <button className="btn btn--line" type="button" onClick={() => void copy()}>
        {t('embed.copy', { what: label })}
      </button>
    </div>
  );
}
