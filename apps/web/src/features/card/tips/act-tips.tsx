import type { Task } from '@easel/contract/drawing'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { openInTopLayer, place } from '../../../ui/place.ts'
import styles from '../../../ui/tooltip.module.css'
import { quoteOf } from './api.ts'
import { useWatchedButton, type WatchedButton } from './use-watched-button.ts'

/** Tooltip with the price of the button under the pointer or with the focus, and whose credits pay. */
export function ActTips({ channelId }: { channelId: Task['channelId'] }) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const button = useWatchedButton()
  const words = useTipWords(channelId, button)
  useShown(tip, words === '' ? null : (button?.anchor ?? null), words)
  return (
    <span ref={tip} id={id} popover="manual" role="tooltip" className={styles.tip}>
      {words}
    </span>
  )
}

function useTipWords(channelId: string, button: WatchedButton | null): string {
  const t = useText()
  const { data } = useQuery({
    ...quoteOf(channelId, button?.taskId ?? '', button?.customId ?? ''),
    enabled: button !== null && !button.asks,
  })
  if (!button) return ''
  if (button.asks) return t('drawing.act.asks')
  if (!data) return t('drawing.act.ownAccount')
  const problem = data.problems[0]
  if (problem) return problem.message
  return data.cost === 0 ? t('drawing.act.free') : t('drawing.act.price', { credits: data.cost })
}

/** Positions the tooltip and links it to its button; positioned again when its text changes. */
function useShown(tip: React.RefObject<HTMLElement | null>, anchor: HTMLElement | null, words: string): void {
  useEffect(() => {
    const shown = tip.current
    if (!shown || !anchor) return
    openInTopLayer(shown)
    place(shown, anchor, { side: 'above', align: 'center' })
    anchor.setAttribute('aria-describedby', shown.id)
    return () => {
      anchor.removeAttribute('aria-describedby')
      if (shown.matches(':popover-open')) shown.hidePopover()
    }
  }, [tip, anchor, words])
}
