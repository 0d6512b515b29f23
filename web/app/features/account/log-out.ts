/**
 * Signing out (AUTH-13, AUTH-18): the session ends, and a visitor on a personal page goes
 * home.
 */
import { useLocation, useNavigate } from 'react-router';
import { browserCaller } from '../../lib/caller.ts';
import type { CallFailure } from '../../lib/call.ts';
import { t } from '../../lib/message.ts';
import { removeStored } from '../../lib/storage.ts';
import { forgetViewer, viewer } from '../../lib/viewer.ts';
import { DRAFTS, dropDraft } from '../../lib/tab-draft.ts';
import { toast } from '../../lib/toast.ts';

const OWN_PAGES = /^\/(?:profile|favorites|likes|notifications|publish)(?:\/|$)/;

export function useLogOut(): () => Promise<void> {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async () => {
    try {
      await browserCaller('login.out');
    } catch (error) {
      // without a connection the session goes on, and so does the page; one that had run out is
      // over anyway
      if ((error as CallFailure).code !== 401) return;
    }
    await forgetOwn();
    if (OWN_PAGES.test(pathname)) await navigate('/');
    forgetViewer();
    toast(t('me.logged-out'));
  };
}

/** Devices are shared: what was typed and looked for here is nobody else's business. */
async function forgetOwn(): Promise<void> {
  const me = viewer().user?.userId;
  removeStored('search-history');
  removeStored('recent-emoji');
  for (const name of DRAFTS) dropDraft(name);
  const own = await import('../publish/unsent.ts').catch(() => null);
  if (me !== undefined) own?.forgetUnsentOf(me);
}
