import { useQueryClient } from '@tanstack/react-query'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react'
import { laterScreen } from '../../i18n/lazy-screen.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useHabits } from '../../lib/stored.ts'
import { Button } from '../../ui/button.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'
import { PHONE, useMedia } from '../../ui/use-media.ts'
import { useSession } from '../account/api.ts'
import { useTitleOf } from '../channel/api.ts'
import { isSendKey } from '../../ui/enter-key.ts'
import styles from './composer.module.css'
import { COMPOSER_ID, isRecalling, setDraftText, useDraftText, useIsTalking, useTool } from './store.ts'
import { useActs } from './use-acts.ts'
import { useIsWriting } from './use-is-writing.ts'
import { useOpenComposer } from './use-open-composer.ts'

const ComposerHead = laterScreen(() => import('./later.ts').then((part) => part.ComposerHead))
const ComposerBar = laterScreen(() => import('./later.ts').then((part) => part.ComposerBar))

interface ComposerProps {
  channelId: string
  /** Id of the element that Escape moves the focus to. */
  leavesTo: string
}

/** The text field for prompts and messages. It holds the text itself, so typing re-renders nothing else. */
export function Composer({ channelId, leavesTo }: ComposerProps) {
  const t = useText()
  const client = useQueryClient()
  const userId = useSession()?.id ?? ''
  const text = useDraftText(channelId)
  const isTalking = useIsTalking(channelId)
  const tool = useTool(channelId)
  const title = useTitleOf(channelId)
  const needsCtrl = useHabits(({ sendKey }) => sendKey === 'CtrlEnter')
  const form = useRef<HTMLFormElement>(null)
  const { isWriting, handleFocus, handleBlur } = useIsWriting(form)
  const isShort = useMedia(PHONE)
  const withActs = useActs()
  useOpenComposer(channelId)
  const writer = { channelId, userId }

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    withActs((acts) => acts.submitDraft(client, writer))
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (isSendKey(event.nativeEvent, needsCtrl)) {
      handleSubmit(event)
    } else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && canRecall(event)) {
      event.preventDefault()
      withActs((acts) => acts.recallPrompt(client, writer, event.key === 'ArrowUp' ? 1 : -1))
    } else if (event.key === 'Escape') leaveTo(leavesTo, event.currentTarget)
  }

  function canRecall({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
    return !isTalking && isRecalling(text) && !(ctrlKey || metaKey || altKey || shiftKey)
  }

  function handleChange(next: string) {
    setDraftText(channelId, next)
    withActs((acts) => acts.sendTyping(writer))
  }

  return (
    <form
      ref={form}
      className={styles.composer}
      data-writing={isWriting}
      data-talking={isTalking}
      onSubmit={handleSubmit}
      onBlur={handleBlur}
    >
      <LazyBoundary instead={null}>
        <ComposerHead channelId={channelId} />
      </LazyBoundary>
      {tool === null && (
        <textarea
          id={COMPOSER_ID}
          className={styles.text}
          aria-label={t(isTalking ? 'chat.message' : 'drawing.prompt')}
          placeholder={
            isTalking
              ? t('chat.placeholder', { title })
              : t(isShort ? 'drawing.placeholderShort' : 'drawing.placeholder')
          }
          enterKeyHint={needsCtrl ? 'enter' : 'send'}
          rows={2}
          value={text}
          onFocus={handleFocus}
          onChange={(event) => handleChange(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      )}
      <LazyBoundary
        instead={
          <div className={styles.bar}>
            <span className={styles.gap} />
            <Button type="submit" variant="primary" aria-disabled={text === ''}>
              <ArrowUp size={18} strokeWidth={1.75} aria-hidden />
              {t(isTalking ? 'chat.send' : 'drawing.draw')}
            </Button>
          </div>
        }
      >
        <ComposerBar channelId={channelId} />
      </LazyBoundary>
    </form>
  )
}

/** Without such an element, only blurs the field. */
function leaveTo(id: string, field: HTMLElement): void {
  field.blur()
  document.getElementById(id)?.focus({ preventScroll: true })
}
