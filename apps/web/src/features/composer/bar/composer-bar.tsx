import type { Quote } from '@easel/contract/quote'
import ImagePlus from 'lucide-react/icons/image-plus'
import { memo, useDeferredValue } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import styles from '../composer.module.css'
import { type ComposerDraft, draftProblemOf } from '../draft/rules.ts'
import { useComposerDraft } from '../draft/store.ts'
import { ParametersPill } from '../parameters/parameters-pill.tsx'
import { PicturePicker } from '../pictures/picture-picker.tsx'
import { BotSwitch } from './bot-switch.tsx'
import own from './composer-bar.module.css'
import { CreditsLeft } from './credits-left.tsx'
import { FlagChips } from './flag-chips.tsx'
import { LengthNote } from './length-note.tsx'
import { QuoteLine } from './quote-line.tsx'
import { SubmitButton } from './submit-button.tsx'
import { TalkSwitch } from './talk-switch.tsx'
import { useQuote } from './use-quote.ts'

/** Bar below the field. It loads lazily; the field works without it. */
export function ComposerBar({ channelId }: { channelId: string }) {
  const drafted = useComposerDraft(channelId)
  // Deferred, so that the typed letter, or the new card after sending, is painted first.
  const next = useDeferredValue(drafted)
  return (
    <>
      {drawsWords(drafted) && <FlagChips channelId={channelId} written={drafted.parsed} />}
      <Bar channelId={channelId} drafted={next} />
    </>
  )
}

const drawsWords = ({ tool, parsed: written }: ComposerDraft) => tool === null && written.goes !== 'say'

const Bar = memo(function Bar({ channelId, drafted }: { channelId: string; drafted: ComposerDraft }) {
  const t = useText()
  const quote = useQuote(channelId, drafted)
  const isForBot = drafted.tool !== null || drafted.parsed.goes !== 'say'
  return (
    <div className={styles.bar}>
      {isForBot && (
        <PicturePicker channelId={channelId} className={own.add} label={t('composer.addImage')}>
          <ImagePlus size={18} strokeWidth={1.75} aria-hidden />
        </PicturePicker>
      )}
      {drafted.tool === null && <TalkSwitch channelId={channelId} />}
      {isForBot && <BotSwitch />}
      {drawsWords(drafted) && <ParametersPill channelId={channelId} />}
      <span className={styles.gap} />
      {drafted.tool === null && <LengthNote written={drafted.parsed} />}
      {draftProblemOf(drafted) === 'uploading' && <span className={styles.credits}>{t('composer.uploading')}</span>}
      {isForBot && <Price quote={quote} />}
      <SubmitButton drafted={drafted} quote={quote} />
    </div>
  )
})

/** The price, or the remaining credits while the price is unknown. */
function Price({ quote }: { quote: Quote | undefined }) {
  return quote ? <QuoteLine quote={quote} /> : <CreditsLeft />
}
