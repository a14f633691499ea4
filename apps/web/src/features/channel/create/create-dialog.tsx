import { CHANNEL_TITLE_MAX_CHARS } from '@easel/contract/limits'
import Hash from 'lucide-react/icons/hash'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { CallError } from '../../../lib/call-error.ts'
import { closeDialog } from '../../../lib/dialog-address.ts'
import { makeKey } from '../../../lib/make-key.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { useCreateChannel } from '../acts/api.ts'
import styles from './create-dialog.module.css'
import { useFirstFocus } from './use-first-focus.ts'

const FORM_ID = 'create-channel'
/** From this length on the character count is shown. */
const COUNTED_FROM_CHARS = 80

/** Creates a channel: kind and name. */
export function CreateDialog() {
  const t = useText()
  const { title, change, submit, isPending, error } = useNewChannel()
  const field = useFirstFocus()
  const problem = error instanceof CallError ? (error.fields['title'] ?? '') : ''
  const footer = (
    <>
      <Button onClick={closeDialog}>{t('ui.cancel')}</Button>
      <Button type="submit" form={FORM_ID} variant="primary" isBusy={isPending}>
        {t('channel.createAct')}
      </Button>
    </>
  )
  return (
    <Dialog
      isOpen
      title={t('channel.create')}
      onClose={closeDialog}
      // A click outside must not discard typed text.
      options={{ width: 460, footer, closesOutside: title === '' }}
    >
      <form id={FORM_ID} className={styles.form} onSubmit={submit}>
        <Category />
        <Field
          ref={field}
          label={t('channel.name')}
          value={title}
          maxLength={CHANNEL_TITLE_MAX_CHARS}
          placeholder={t('channel.fallback')}
          autoComplete="off"
          enterKeyHint="done"
          error={problem}
          onChange={(event) => change(event.target.value)}
          after={title.length >= COUNTED_FROM_CHARS && <Count length={title.length} />}
        />
        {error && problem === '' && (
          <p role="alert" className={styles.failure}>
            {error.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}

function useNewChannel() {
  const [title, setTitle] = useState('')
  const [key, setKey] = useState(makeKey)
  const { create, reset, isPending, error } = useCreateChannel()

  function change(next: string) {
    if (isPending) return
    setTitle(next)
    // A changed name is a new request with a new idempotency key.
    setKey(makeKey())
    reset()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    create({ title, key })
  }

  return { title, change, submit, isPending, error }
}

function Category() {
  const t = useText()
  return (
    <div className={styles.category}>
      <Hash size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <strong>{t('side.textChannels')}</strong>
        <p>{t('channel.kindHint')}</p>
      </div>
    </div>
  )
}

function Count({ length }: { length: number }) {
  const t = useText()
  const values = { n: length, max: CHANNEL_TITLE_MAX_CHARS }
  return (
    <span className={styles.count}>
      <span aria-hidden>{t('channel.count', values)}</span>
      <span className="sr-only" role="status">
        {length >= CHANNEL_TITLE_MAX_CHARS && t('channel.countFull', values)}
      </span>
    </span>
  )
}
