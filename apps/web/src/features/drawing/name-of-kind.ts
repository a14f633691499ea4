import type { Task } from '@easel/contract/drawing'
import type { useText } from '../../i18n/use-text.ts'

/** What was done in a word, with the number of the picture it was done to. To upscale one of four is to pick it. */
export function nameOfKind(kind: Task['action'], index: number | null, t: ReturnType<typeof useText>): string {
  if (index !== null) return `${t(`drawing.kind.${kind}`)} ${index}`
  return t(kind === 'UPSCALE' ? 'drawing.group.upscale' : `drawing.kind.${kind}`)
}
