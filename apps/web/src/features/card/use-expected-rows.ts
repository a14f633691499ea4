import type { Button } from '@easel/contract/drawing'
import { useCompany } from '../company/api.ts'
import { expectedButtonRows } from './rules.ts'

/** Rows of buttons to reserve for what comes of an act. */
export function useExpectedRows(action: Button['kind']): number {
  return expectedButtonRows(action, { animates: useCompany()?.media.includes('video') ?? false })
}
