/**
 * Where the login dialog appears; its code and words come with the first wish. Where they cannot,
 * the page is in.
 */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { withQuery } from '../../lib/address.ts';
import { useLoginWish } from '../../lib/login.ts';
import type { LoginWish } from '../../lib/login.ts';

export function LoginHost() {
  const wish = useLoginWish();
  const [Dialog, setDialog] = useState<ComponentType<{ wish: LoginWish }>>();
  useEffect(() => {
    if (!wish || Dialog) return;
    import('./login-dialog.tsx').then(
      ({ LoginDialog }) => setDialog(() => LoginDialog),
      () =>
        location.assign(
          withQuery('/login', { next: wish.next ?? location.pathname + location.search }),
        ),
    );
  }, [wish, Dialog]);
  return wish && Dialog ? <Dialog wish={wish} /> : null;
}
