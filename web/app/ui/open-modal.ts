/**
 * Opens a dialog over the page: Escape and the Back button of a phone close it, and focus stays in
 * it.
 */
import { guardBack } from '../lib/back.ts';

/** `ownsBack`: the dialog is itself an answer to Back, which stays with the caller. */
export function openModal(dialog: HTMLDialogElement | null, { ownsBack = false } = {}): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  if (!ownsBack) guardBack();
}
