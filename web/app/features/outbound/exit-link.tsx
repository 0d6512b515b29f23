/** A go-to-shop link: it leads over the page that says where it goes, and its clicks count. */
import type { ReactNode } from 'react';
import type { Offer } from '#contract/catalog/goods.ts';
import { leaveAddress } from '../../lib/address.ts';
import { counts } from '../../lib/click.ts';
import { copyCode } from '../share/copy-code.ts';

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
  copies = null,
  children,
}: {
  exit: Exit;
  className: string;
  /** The code of a coupon, copied on the way out. */
  copies?: string | null;
  children: ReactNode;
}) {
  return (
    <a
      className={className}
      href={leaveAddress(exit.ref)}
      rel="nofollow noopener"
      target="_blank"
      onClick={copies === null ? undefined : () => copyCode(copies)}
      {...counts(exit.type, exit.id)}
    >
      {children}
    </a>
  );
}
