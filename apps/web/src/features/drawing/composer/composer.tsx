import { PROMPT_MAX_CHARS } from '@easel/contract/limits'
import { ArrowUp } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { useDesk } from '../use-desk.ts'
import { BotSwitch } from './bot-switch.tsx'
import styles from './composer.module.css'
import { CreditsLeft } from './credits-left.tsx'
import { FlagChips } from './flag-chips.tsx'
import { LengthNote } from './length-note.tsx'
import { isSendKey } from './rules.ts'
import { COMPOSER_ID, setDraftText, useBot, useDraftText } from './store.ts'
import { useIsWriting } from './use-is-writing.ts'
import { useLastPrompt } from './use-last-prompt.ts'

/** Where prompts are written. It owns its text, so typing draws nothing else. */
export function Composer({ channelId }: { channelId: string }) {
  const t = useText()
  const desk = useDesk()
  const text = useDraftText(channelId)
  const [botType] = useBot()
  const findLastPrompt = useLastPrompt(channelId)
  const form = useRef<HTMLFormElement>(null)
  const { isWriting, handleFocus, handleBlur } = useIsWriting(form)
  const prompt = text.trim()
  const isTooLong = prompt.length > PROMPT_MAX_CHARS

  function handleSubmit(event?: FormEvent) {
    event?.preventDefault()
    if (prompt === '' || isTooLong) return
    setDraftText(channelId, '')
    desk.send({ kind: 'imagine', botType, prompt })
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isSendKey({ ...pick(event), isComposing: event.nativeEvent.isComposing })) {
      event.preventDefault()
      handleSubmit()
    } else if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault()
      setDraftText(channelId, findLastPrompt())
    } else if (event.key === 'Escape' && event.currentTarget instanceof HTMLElement) {
      event.currentTarget.blur()
    }
  }

  return (
    <form ref={form} className={styles.composer} data-writing={isWriting} onSubmit={handleSubmit} onBlur={handleBlur}>
      <textarea
        id={COMPOSER_ID}
        className={styles.text}
        aria-label={t('drawing.prompt')}
        aria-invalid={isTooLong || undefined}
        placeholder={t('drawing.placeholder')}
        enterKeyHint="send"
        rows={2}
        value={text}
        onFocus={handleFocus}
        onChange={(event) => setDraftText(channelId, event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <FlagChips prompt={text} onChange={(next) => setDraftText(channelId, next)} />
      <div className={styles.bar}>
        <BotSwitch />
        <span className={styles.gap} />
        <LengthNote length={prompt.length} />
        <CreditsLeft />
        <Button type="submit" variant="primary" aria-disabled={prompt === '' || isTooLong}>
          <ArrowUp size={18} strokeWidth={1.75} aria-hidden />
          {t('drawing.draw')}
        </Button>
      </div>
    </form>
  )
}

function pick({ key, shiftKey, keyCode }: KeyboardEvent) {
  return { key, shiftKey, keyCode }
}
