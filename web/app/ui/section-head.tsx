/** The title of a section, and the way to more of it. */
import type { ReactNode } from 'react';
import { t } from '../lib/message.ts';
import { Icon } from './icon/icon.tsx';

interface SectionHeadProps {
  /** Of the title, by which the section is named. */
  id?: string;
  title: string;
  /** The page with all of it. */
  more?: string | null | undefined;
  /** What that way is called, where it is not all of it. */
  moreLabel?: string;
  /** On another site. */
  isOutside?: boolean;
  /** Between the two. */
  children?: ReactNode;
}

export function SectionHead({
  id,
  title,
  more,
  moreLabel,
  isOutside = false,
  children,
}: SectionHeadProps) {
  return (
    <div className="sec">
      {title && <h2 id={id}>{title}</h2>}
      {children}
      {more && (
        <a className="sec__more" href={more} rel={isOutside ? 'noopener' : undefined}>
          {moreLabel ?? t('see-all')}
          <Icon name="chevron-right" size={16} />
        </a>
      )}
    </div>
  );
}
