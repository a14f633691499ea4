import { useText } from '../../../i18n/use-text.ts'
import { isKnownReason } from './rules.ts'

/** A failure's reason in the reader's language; `fallback` where the screen has no words for it. */
export function useReasonText(): (reason: string | null, fallback?: string) => string {
  const t = useText()
  return (reason, fallback) => {
    if (reason !== null && isKnownReason(reason)) return t(`drawing.reason.${reason}`)
    return fallback || t('drawing.reason.unknown')
  }
}
