/** A dialog whose code comes with the first wish for it. */
import { useState } from 'react';
import type { ComponentType } from 'react';
import { sayMissing } from '../lib/missing-code.ts';

interface LateDialog<Props> {
  /** There while it is open. */
  readonly Dialog: ComponentType<Props> | undefined;
  open(): void;
  close(): void;
}

export function useDialog<Props>(load: () => Promise<ComponentType<Props>>): LateDialog<Props> {
  const [Known, setKnown] = useState<ComponentType<Props>>();
  const [isOpen, setOpen] = useState(false);
  async function open() {
    try {
      const found = await load();
      setKnown(() => found);
      setOpen(true);
    } catch {
      await sayMissing();
    }
  }
  return {
    Dialog: isOpen ? Known : undefined,
    open: () => void open(),
    close: () => setOpen(false),
  };
}
