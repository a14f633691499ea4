import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { text } from '../../../i18n/text.ts'
import { closeDialog } from '../../../lib/dialog-address.ts'
import { toast } from '../../../ui/toast.ts'
import { useSession } from '../../account/api.ts'
import { timelineOf } from '../../task/api.ts'
import { useOpenTask } from '../use-open-task.ts'
import { tasksIn } from '../../task/rules.ts'
import { type ModalTask, closeReasonOf } from './rules.ts'
import { useAnswers } from './store.ts'

/**
 * The task of the open dialog; undefined while unknown, and when it does not wait for the reader (any more): then the dialog
 * closes with a message.
 */
export function useModalTask(channelId: string, taskId: string): ModalTask | undefined {
  const user = useSession()
  const { data } = useInfiniteQuery({ ...timelineOf(channelId), enabled: false })
  const { task, isMissing } = useOpenTask(tasksIn(data?.pages ?? []), taskId)
  const why = closeReasonOf({ task, isMissing, userId: user?.id })
  useEffect(() => {
    if (why === null) return
    if (!useAnswers.getState().given.has(taskId)) toast(text(why), 'warning')
    closeDialog()
  }, [why, taskId])
  return why === null && task?.modal ? { ...task, modal: task.modal } : undefined
}
