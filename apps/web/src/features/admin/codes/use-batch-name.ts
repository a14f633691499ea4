import type { CodeBatch } from '@easel/contract/admin-codes'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'

/** Short description of what a code of a batch grants. */
export function useBatchName(): (batch: Pick<CodeBatch, 'title' | 'period' | 'credits'>) => string {
  const t = useAdminText()
  const formats = useFormats()
  return ({ title, period, credits }) => {
    if (title === null) return t('admin.creditsCount', { n: formats.number(credits) })
    return period === null ? title : `${title} · ${t(`admin.period.${period}`)}`
  }
}
