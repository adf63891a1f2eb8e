/** True where keys have a meaning of their own: while somebody writes, chooses or answers a dialog. */
export function pressedInto({ target }: KeyboardEvent): boolean {
  const fields = "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]";
  return target instanceof Element && target.closest(fields) !== null;
}
