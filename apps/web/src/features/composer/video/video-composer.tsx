import { useQueryClient } from '@tanstack/react-query'
import type { KeyboardEvent, SyntheticEvent } from 'react'
import { useClipText } from '../../../i18n/clip-words.ts'
import { useHabits } from '../../../lib/stored.ts'
import { isSendKey } from '../../../ui/enter-key.ts'
import { DropFrame } from '../pictures/drop-frame.tsx'
import { pictureListKeyOf, usePictures } from '../pictures/store.ts'
import { useQuoteOf } from '../bar/use-quote.ts'
import { sendOrder } from '../send/api.ts'
import { COMPOSER_ID, useBot } from '../store.ts'
import { problemAt, videoOrderOf, videoProblemOf } from './rules.ts'
import { clearVideoDraft, useVideoDraft } from './store.ts'
import { VideoBar } from './video-bar.tsx'
import composer from '../composer.module.css'
import styles from './video-composer.module.css'
import { VideoOptions } from './video-options.tsx'
import { VideoPictures } from './video-pictures.tsx'

/** What a clip shall be: its words, what it begins and ends with, how it moves. Price and place in line are told before it is sent. */
export function VideoComposer({ channelId }: { channelId: string }) {
  const t = useClipText()
  const client = useQueryClient()
  const [draft, change] = useVideoDraft(channelId)
  const pictures = usePictures(pictureListKeyOf(channelId, 'VIDEO'))
  const [botType] = useBot()
  const needsCtrl = useHabits(({ sendKey }) => sendKey === 'CtrlEnter')
  const hindrance = videoProblemOf(draft, pictures)
  const order = videoOrderOf(draft, pictures, botType)
  const quote = useQuoteOf(channelId, hindrance === null ? order : null)
  const problems = quote?.problems ?? []
  const wrong = problemAt(problems, 'prompt')

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault()
    if (hindrance !== null || problems.length > 0) return
    sendOrder(client, channelId, order, quote)
    clearVideoDraft(channelId)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (isSendKey(event.nativeEvent, needsCtrl)) handleSubmit(event)
  }

  return (
    <form className={styles.composer} aria-label={t('video.title')} onSubmit={handleSubmit}>
      <DropFrame channelId={channelId} use="VIDEO" />
      <VideoPictures channelId={channelId} problems={problems} />
      <textarea
        id={COMPOSER_ID}
        className={composer.text}
        aria-label={t('video.prompt')}
        aria-invalid={wrong !== '' || undefined}
        aria-describedby={wrong === '' ? undefined : 'video-wrong'}
        placeholder={t('video.placeholder')}
        enterKeyHint={needsCtrl ? 'enter' : 'send'}
        rows={2}
        value={draft.prompt}
        onChange={({ target }) => change({ prompt: target.value })}
        onKeyDown={handleKeyDown}
      />
      {wrong !== '' && (
        <p id="video-wrong" role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <VideoOptions draft={draft} change={change} hasFirst={pictures.length > 0} problems={problems} />
      <VideoBar draft={draft} hindrance={hindrance} quote={quote} />
    </form>
  )
}
