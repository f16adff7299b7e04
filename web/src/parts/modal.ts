/** Opens a modal dialog with the focus on something in it. Returns what to do when the dialog is
 * gone: the focus goes back to where it was. */
export function openModal(dialog: HTMLDialogElement, first: HTMLElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  first.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
