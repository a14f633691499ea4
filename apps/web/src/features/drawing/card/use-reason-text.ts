import { useText } from '../../../i18n/use-text.ts'
import { isKnownReason } from './rules.ts'

/** Why a task failed, in the reader's language. */
export function useReasonText(): (reason: string | null) => string {
  const t = useText()
  return (reason) => t(reason !== null && isKnownReason(reason) ? `drawing.reason.${reason}` : 'drawing.reason.unknown')
}
