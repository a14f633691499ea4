import type { Quote } from '@easel/contract/quote'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { type ComposerDraft, draftProblemOf } from '../draft/rules.ts'
import { BuyButton } from './buy-button.tsx'
import { lacksCredits } from './rules.ts'

interface SubmitButtonProps {
  drafted: ComposerDraft
  /** Undefined while unknown. */
  quote: Quote | undefined
}

/** Sends the draft, and says when it would be queued. Without enough credits it opens the shop instead. */
export function SubmitButton({ drafted, quote }: SubmitButtonProps) {
  const t = useText()
  if (lacksCredits(quote)) {
    return <BuyButton quote={quote} />
  }
  const hindrance = draftProblemOf(drafted)
  return (
    <Button type="submit" variant="primary" aria-disabled={hindrance !== null && hindrance !== 'command'}>
      <ArrowUp size={18} strokeWidth={1.75} aria-hidden />
      {t(quote?.waitsForOwn ? 'composer.queue' : actOf(drafted))}
    </Button>
  )
}

function actOf({ tool, parsed: written }: ComposerDraft) {
  if (tool === 'DESCRIBE') return 'composer.describe'
  if (tool === 'BLEND') return 'composer.blend'
  if (written.goes === 'shorten') return 'composer.shorten'
  return written.goes === 'say' ? 'chat.send' : 'drawing.draw'
}
