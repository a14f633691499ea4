/** From a row that is about to go, if it has the focus, to the one after it, else to the one before. */
export function leaveRow(row: Element | null): void {
  if (!row?.contains(document.activeElement)) return
  const next = row.nextElementSibling ?? row.previousElementSibling
  if (next instanceof HTMLElement) next.focus()
}
