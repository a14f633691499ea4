/** If the focus is in a row that is about to disappear, moves it to the next row, else to the previous one. */
export function focusNeighbourRow(row: Element | null): void {
  if (!row?.contains(document.activeElement)) return
  const next = row.nextElementSibling ?? row.previousElementSibling
  if (next instanceof HTMLElement) next.focus()
}
