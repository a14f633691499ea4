import type { TextKey } from '../../i18n/text.ts'
import { useText } from '../../i18n/use-text.ts'

/** Why a task failed, in the reader's language; a server newer than this page may name what has no words here. */
export function useReasonText(): (reason: string | null) => string {
  const t = useText()
  return (reason) => t(`drawing.reason.${reason}` as TextKey) || t('drawing.reason.unknown')
}
