import { PROMPT_MAX_CHARS } from '@easel/contract/limits'
import type { Quote } from '@easel/contract/quote'
import Clapperboard from 'lucide-react/icons/clapperboard'
import { useClipText } from '../../../i18n/clip-words.ts'
import { Button } from '../../../ui/button.tsx'
import { BotSwitch } from '../bar/bot-switch.tsx'
import { BuyButton } from '../bar/buy-button.tsx'
import { CreditsLeft } from '../bar/credits-left.tsx'
import { LengthNote } from '../bar/length-note.tsx'
import { QuoteLine } from '../bar/quote-line.tsx'
import { lacksCredits } from '../bar/rules.ts'
import type { DraftProblem } from '../draft/rules.ts'
import type { VideoDraft } from './rules.ts'
import styles from './video-bar.module.css'

interface VideoBarProps {
  draft: VideoDraft
  hindrance: DraftProblem | null
  /** Undefined while unknown. */
  quote: Quote | undefined
}

/** Which bot, what it costs and how long it takes, and the button that sends it. */
export function VideoBar({ draft, hindrance, quote }: VideoBarProps) {
  const t = useClipText()
  const isWrong = hindrance !== null || (quote?.problems.length ?? 0) > 0
  const isToldAtField = isWrong && !lacksCredits(quote)
  return (
    <div className={styles.bar}>
      <BotSwitch />
      <span className={styles.gap} />
      <LengthNote written={{ words: draft.prompt.trim(), goes: 'imagine', maxChars: PROMPT_MAX_CHARS }} />
      {hindrance === 'uploading' && <span className={styles.note}>{t('composer.uploading')}</span>}
      <span className={styles.price}>{quote && !isToldAtField ? <QuoteLine quote={quote} /> : <CreditsLeft />}</span>
      {lacksCredits(quote) ? (
        <BuyButton quote={quote} />
      ) : (
        <Button type="submit" variant="primary" aria-disabled={isWrong}>
          <Clapperboard size={18} strokeWidth={1.75} aria-hidden />
          {t(quote?.waitsForOwn ? 'composer.queue' : 'video.make')}
        </Button>
      )}
    </div>
  )
}
