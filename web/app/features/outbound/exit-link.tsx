/** A go-to-shop link: it leads over the page that says where it goes, and its clicks count. */
import type { ReactNode } from 'react';
import type { Offer } from '#contract/catalog/goods.ts';
import { leaveAddress } from '../../lib/address.ts';
import { counts } from '../../lib/click.ts';

export interface Exit {
  readonly ref: string;
  readonly type: 'OFFER' | 'DEAL' | 'COUPON';
  readonly id: string;
}

export function offerExit({ id }: Offer): Exit {
  return { ref: id, type: 'OFFER', id };
}

export function ExitLink({
  exit,
  className,
  children,
}: {
  exit: Exit;
  className: string;
  children: ReactNode;
}) {
  return (
    <a
      className={className}
      href={leaveAddress(exit.ref)}
      rel="nofollow noopener"
      target="_blank"
      {...counts(exit.type, exit.id)}
    >
      {children}
    </a>
  );
}
