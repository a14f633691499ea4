import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { CallError } from '../../../lib/call-error.ts'
import { closeDialog } from '../../../lib/dialog-address.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.ts'
import { useShowTask } from './api.ts'
import { OwnTasks } from './own-tasks.tsx'
import { taskIdIn } from './rules.ts'
import styles from './show-panel.module.css'

interface ShowPanelProps {
  channelId: string
  /** From the address: an id, a link, words, or anything else. */
  wanted: string
}

/** Approximate height once loaded. */
const TALL_PX = 480

/** Finds an earlier own task by id, link or words, and shows it in this channel. */
export function ShowPanel({ channelId, wanted }: ShowPanelProps) {
  const t = useText()
  const [written, setWritten] = useState(() => (wanted === 'open' ? '' : wanted))
  const [words, setWords] = useState('')
  const { show, problem, isPending } = useShow(channelId)

  function look(text: string) {
    const taskId = taskIdIn(text)
    setWords(taskId ? '' : text.trim())
    if (taskId) show(taskId)
  }
  useOnce(() => look(written))

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    look(written)
  }

  return (
    <Dialog isOpen title={t('show.title')} onClose={closeDialog} options={{ width: 520, tallPx: TALL_PX }}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <Field
          label={t('show.field')}
          hint={t('show.hint')}
          error={problem}
          maxLength={200}
          value={written}
          onChange={(event) => setWritten(event.target.value)}
        />
        <Button type="submit" variant="primary" isBusy={isPending}>
          {t('show.find')}
        </Button>
      </form>
      {words !== '' && <OwnTasks words={words} onPick={show} />}
    </Dialog>
  )
}

function useShow(channelId: string) {
  const t = useText()
  const { mutate, error, isPending } = useShowTask(channelId)
  const isMissing = error instanceof CallError && error.code === 404
  return {
    isPending,
    problem: isMissing ? t('show.missing') : (error?.message ?? ''),
    show: (taskId: string) =>
      mutate(taskId, {
        onSuccess: () => {
          toast(t('show.done'), 'success')
          closeDialog()
        },
      }),
  }
}

/** Runs once on mount: text typed after the command is searched without a press. */
function useOnce(act: () => void): void {
  const first = useEffectEvent(act)
  useEffect(() => first(), [])
}
