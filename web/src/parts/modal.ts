/** Opens a dialog before everything else, with the focus on something in it. What it gives back is
 * for when the dialog is gone: the focus goes where it was before. */
export function openModal(dialog: HTMLDialogElement, first: HTMLElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  first.focus({ preventScroll: true });
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
