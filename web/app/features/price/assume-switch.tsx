import type { KeyboardEvent } from 'react';

/**
 * A switch that is a link: it works without script, is part of the address, and the space key turns
 * it as on any switch.
 */
export function AssumeSwitch({ label, on, href }: { label: string; on: boolean; href: string }) {
  const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <a
      className="switch"
      role="switch"
      aria-checked={on}
      href={href}
      rel="nofollow"
      data-keep-scroll
      data-replace
      onKeyDown={press}
    >
      {label}
      <span className="switch__b" aria-hidden="true" />
    </a>
  );
}
