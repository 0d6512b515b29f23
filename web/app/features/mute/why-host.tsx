/** Where "why do I see this" appears: one listener for all cards; its code comes with the first tap. */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { Asked } from './asked.ts';

export function WhyHost() {
  const [asked, setAsked] = useState<Asked>();
  const [Panel, setPanel] = useState<ComponentType<{ asked: Asked; onClose: () => void }>>();
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-why]');
      if (button) setAsked(askedBy(button));
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
  useEffect(() => {
    if (!asked || Panel) return;
    // what does not come is asked for again by the next tap
    import('./why-panel.tsx').then(
      (module) => setPanel(() => module.WhyPanel),
      () => setAsked(undefined),
    );
  }, [asked, Panel]);
  return asked && Panel ? <Panel asked={asked} onClose={() => setAsked(undefined)} /> : null;
}

function askedBy(button: HTMLElement): Asked {
  const card = button.closest<HTMLElement>('[data-of]');
  const code = (letter: string) =>
    card?.dataset.of
      ?.split(' ')
      .find((word) => word.startsWith(`${letter}:`))
      ?.slice(2);
  const link = card?.querySelector<HTMLAnchorElement>('a[href]');
  return {
    button,
    name: link?.textContent ?? '',
    href: link?.getAttribute('href') ?? '/',
    list: button.closest('section')?.querySelector('h2')?.textContent ?? '',
    score: button.dataset.why ? Number(button.dataset.why) : undefined,
    brand: code('b'),
    category: code('c'),
    platform: code('p'),
  };
}
