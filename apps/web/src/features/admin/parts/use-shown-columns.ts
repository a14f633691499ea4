import { useHiddenColumns } from './store.ts'

const NONE: readonly string[] = []

/** Visible columns; all of them if every one is hidden. */
export function useShownColumns<Column extends { id?: string }>(
  table: string,
  columns: readonly Column[],
): readonly Column[] {
  const hidden = useHiddenColumns((tables) => tables[table]) ?? NONE
  const shown = columns.filter(({ id }) => id === undefined || !hidden.includes(id))
  return shown.some(({ id }) => id !== undefined) ? shown : columns
}
