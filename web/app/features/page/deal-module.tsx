/**
 * Deals of a module; "more" appends its next page without repeats (DEAL-07). Without script it
 * leads to the page of the module.
 */
import { useState } from 'react';
import type { DealCard as Deal } from '#contract/catalog/card.ts';
import { moduleAddress } from '../../lib/address.ts';
import { browserCaller } from '../../lib/caller.ts';
import { t } from '../../lib/message.ts';
import { AllMuted } from '../list/all-muted.tsx';
import { DealCard } from '../deal/deal-card.tsx';

interface DealModuleProps {
  module: { readonly id: string; readonly items: readonly Deal[]; readonly hasNext: boolean };
}

export function DealModule({ module }: DealModuleProps) {
  const size = module.items.length;
  const [shown, setShown] = useState({ items: module.items, page: 1, hasNext: module.hasNext });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  async function more() {
    if (state === 'loading') return;
    setState('loading');
    try {
      const next = await browserCaller(
        'page.by-module',
        { moduleId: module.id, pageRequest: { page: shown.page + 1, size } },
        { quiet: true },
      );
      const known = new Set(shown.items.map((deal) => deal.id));
      setShown({
        items: [...shown.items, ...next.content.filter((deal) => !known.has(deal.id))],
        page: shown.page + 1,
        hasNext: next.hasNext,
      });
      setState('idle');
    } catch {
      setState('failed');
    }
  }
  return (
    <>
      <div className="grid cards">
        {shown.items.map((deal) => (
          <div key={deal.id} className="cell">
            <DealCard deal={deal} />
          </div>
        ))}
      </div>
      <AllMuted />
      {shown.hasNext && (
        <div className="block__more" aria-live="polite">
          <a
            className={`btn btn--wide ${state === 'failed' ? 'btn--ink' : 'btn--line'}`}
            href={moduleAddress(module.id)}
            aria-busy={state === 'loading'}
            onClick={(event) => {
              event.preventDefault();
              void more();
            }}
          >
            {t(
              state === 'loading'
                ? 'list.loading'
                : state === 'failed'
                  ? 'list.retry'
                  : 'list.more',
            )}
          </a>
        </div>
      )}
    </>
  );
}
