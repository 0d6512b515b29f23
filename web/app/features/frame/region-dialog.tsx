/**
 * The way to language, region, appearance and affiliate tags: a page without script; with script a
 * dialog in place, whose code comes with the first tap.
 */
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { t } from '../../lib/message.ts';

export function RegionDialog({ label, children }: { label: string; children: ReactNode }) {
  const [Panel, setPanel] = useState<ComponentType<{ onClose: () => void }>>();
  async function open() {
    try {
      const { RegionPanel } = await import('./region-panel.tsx');
      setPanel(() => RegionPanel);
    } catch {
      location.assign('/preferences');
    }
  }
  return (
    <>
      <a
        className="head__lang"
        href="/preferences"
        data-document
        aria-label={`${label}, ${t('region.label')}`}
        onClick={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        {children}
      </a>
      {Panel && <Panel onClose={() => setPanel(undefined)} />}
    </>
  );
}
