/** What was filled in before a reload; gone once somebody goes to another page. */
import { useEffect, useState } from 'react';
import { dropDraft, keptDraft } from '../../lib/tab-draft.ts';
import type { AlertDraft } from './alert-draft.ts';

export function useKeptAlert(about: string): Partial<AlertDraft> | null {
  const [kept, setKept] = useState<Partial<AlertDraft> | null>(null);
  useEffect(() => {
    // the server did not know it
    setKept(keptDraft<AlertDraft>('alert', about));
    return () => dropDraft('alert');
  }, [about]);
  return kept;
}
