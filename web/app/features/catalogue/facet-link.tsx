import { Icon } from '../../ui/icon/icon.tsx';

interface FacetLinkProps {
  href: string;
  isChosen: boolean;
  children: React.ReactNode;
}

/** A choice that looks like a box to tick, works without script, and answers to Space as a box does. */
export function FacetLink({ href, isChosen, children }: FacetLinkProps) {
  return (
    <a
      className="facet"
      aria-current={isChosen ? 'true' : undefined}
      data-keep-scroll
      href={href}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      <span className="facet__box">
        <Icon name="check" size={14} />
      </span>
      {children}
    </a>
  );
}
