/**
 * A section in an operator's colours. The content policy allows no style in markup, so they are set
 * by script (LOW-03).
 */
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface ColouredProps {
  id?: string;
  background: string | null;
  colour: string | null;
  children: ReactNode;
}

export function Coloured({ id, background, colour, children }: ColouredProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.style.setProperty(
      'background-color',
      background === null ? '' : hexOf(background),
    );
    section.current?.style.setProperty('color', colour === null ? '' : hexOf(colour));
  }, [background, colour]);
  return (
    <section ref={section} id={id} className={background === null ? 'block' : 'block block--in'}>
      {children}
    </section>
  );
}

/** With its sign. */
export function hexOf(colour: string): string {
  return colour.startsWith('#') ? colour : `#${colour}`;
}
