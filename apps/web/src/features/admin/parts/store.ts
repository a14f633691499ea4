import * as z from 'zod/mini'
import { create } from 'zustand'
import { writeStored, readObject, readStored } from '../../../lib/storage.ts'

const KEY = 'hiddenColumns'
const hiddenColumns = z.catch(z.record(z.string(), z.array(z.string())), {})

/** Hidden column ids by table, stored in this browser. Hidden rather than visible ones, so that new columns appear. */
export const useHiddenColumns = create<Readonly<Record<string, readonly string[]>>>()(() =>
  hiddenColumns.parse(readObject(readStored(KEY))),
)

export function hideColumns(table: string, ids: readonly string[]): void {
  useHiddenColumns.setState({ [table]: ids })
  writeStored(KEY, JSON.stringify(useHiddenColumns.getState()))
}
