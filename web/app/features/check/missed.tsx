/** Why there is no verdict for a link, and what helps; what was pasted stays in the field above. */
import { PLATFORM_NAMES } from '#contract/catalog/label.ts';
import type { Platform } from '#contract/catalog/label.ts';
import { headOf } from '#contract/text.ts';
import { withQuery } from '../../lib/address.ts';
import { t } from '../../lib/message.ts';
import { page } from '../../lib/page.ts';
import { WholeWords } from '../../ui/whole-words.tsx';
import { AlertEntry } from '../alert/alert-entry.tsx';
import { LinkWaitChoice } from '../alert/link-wait.tsx';
import { MiniCard } from '../goods/mini-card.tsx';
import type { MissedLink } from './checked.ts';
import { LinkForms } from './link-forms.tsx';

export function Missed({ missed }: { missed: MissedLink }) {
  const { link, near, pasted } = missed;
  const region = page().tenant.tenants.find(({ code }) => code === link.region);
  return (
    <>
      <section className="chk__missed" role="status">
        {region ? (
          <OtherRegion code={region.code} name={region.name[page().lang]} pasted={pasted} />
        ) : (
          <Why missed={missed} />
        )}
      </section>
      {near.length > 0 && (
        <section className="chk__sec" aria-labelledby="near">
          <h2 id="near">{t('check.near')}</h2>
          <p className="muted">{t('check.near.text')}</p>
          <div className="strip strip--rel">
            {near.map((card) => (
              <MiniCard key={card.id} card={card} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function Why({ missed: { link, pasted } }: { missed: MissedLink }) {
  const shop = nameOf(link.platform);
  switch (link.state) {
    case 'SHORT':
      return <ShortLink platform={link.platform} url={link.url ?? ''} />;
    case 'NO_LINK':
      return <NoLink pasted={pasted} />;
    case 'NOT_PRODUCT':
      return <Words title={t('check.not-product', { shop })} text={t('check.not-product.text')} />;
    case 'OTHER_SHOP':
      return (
        <Words title={t('check.other', { host: hostOf(link.url) })} text={t('check.other.text')} />
      );
    default:
      return (
        <>
          <Words title={t('check.unknown')} text={t('check.unknown.text')} />
          <LinkWaitChoice pasted={link.url ?? pasted}>
            <AlertEntry keyword={link.words ?? undefined} />
            <a
              className="btn btn--line"
              href={withQuery('/publish', { new: 'deal', url: link.url ?? '' })}
            >
              {t('check.publish')}
            </a>
          </LinkWaitChoice>
        </>
      );
  }
}

/** A name perhaps, which the search knows what to do with. */
function NoLink({ pasted }: { pasted: string }) {
  return (
    <>
      <Words title={t('check.none')} text={t('check.none.text')} />
      <LinkForms />
      <a className="btn btn--line" href={withQuery('/search', { keyword: headOf(pasted, 100) })}>
        {t('check.none.search')}
      </a>
    </>
  );
}

/** How the long address is had, in the app that the link is of. */
function ShortLink({ platform, url }: { platform: Platform; url: string }) {
  const shop = nameOf(platform);
  return (
    <>
      <Words title={t('check.short')} text={t('check.short.text', { shop })} />
      <ol className="chk__steps">
        <li>{t('check.short.1')}</li>
        <li>{t('check.short.2', { shop })}</li>
        <li>{t('check.short.3')}</li>
      </ol>
      <a className="btn btn--line" href={url} target="_blank" rel="noopener noreferrer nofollow">
        {t('check.short.open')}
      </a>
    </>
  );
}

/** The same check in the other region: a plain form, as the choice of regions is. */
function OtherRegion({ code, name, pasted }: { code: string; name: string; pasted: string }) {
  return (
    <>
      <Words title={t('check.region', { country: name })} text={t('check.region.text')} />
      <form action="/preferences" method="post">
        <input type="hidden" name="tenant" value={code} />
        <input type="hidden" name="next" value={withQuery('/check', { url: pasted })} />
        <button className="btn btn--ink" type="submit">
          {t('check.region.go', { country: name })}
        </button>
      </form>
    </>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h2>{title}</h2>
      <p>
        <WholeWords text={text} />
      </p>
    </>
  );
}

function nameOf(platform: Platform): string {
  return platform === 'UNKNOWN' ? t('check.the-shop') : PLATFORM_NAMES[platform];
}

function hostOf(url: string | null): string {
  return url === null ? '' : new URL(url).host;
}
