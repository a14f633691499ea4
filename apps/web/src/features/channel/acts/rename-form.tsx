import type { Channel } from '@easel/contract/channel'
import { CHANNEL_TITLE_MAX_CHARS } from '@easel/contract/limits'
import Check from 'lucide-react/icons/check'
import Hash from 'lucide-react/icons/hash'
import X from 'lucide-react/icons/x'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { isComposing } from '../../../ui/enter-key.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useRenameChannel } from './api.ts'
import styles from './rename-form.module.css'

interface RenameFormProps {
  channel: Channel
  onDone: () => void
}

/** Renames a channel in its row. Enter and the tick save, Escape cancels. */
export function RenameForm({ channel, onDone }: RenameFormProps) {
  const t = useText()
  const [title, setTitle] = useState(channel.title)
  const { mutate, isPending, isError } = useRenameChannel(channel.id)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (title.trim() === channel.title && !isError) onDone()
    else mutate(title, { onSuccess: onDone })
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposing(event)) return
    // Otherwise Escape would also close the drawer around it.
    event.preventDefault()
    onDone()
  }

  return (
    <form className={styles.form} onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <Hash size={16} strokeWidth={1.75} aria-hidden />
      <input
        autoFocus
        value={title}
        maxLength={CHANNEL_TITLE_MAX_CHARS}
        placeholder={t('channel.fallback')}
        aria-label={t('channel.name')}
        aria-invalid={isError || undefined}
        autoComplete="off"
        enterKeyHint="done"
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTitle(event.target.value)}
      />
      <IconButton type="submit" size="small" label={t('ui.save')} icon={Check} aria-busy={isPending || undefined} />
      <IconButton size="small" label={t('ui.cancel')} icon={X} onClick={onDone} />
    </form>
  )
}
