import type { AdminTask } from '@easel/contract/admin-tasks'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { type Column, Table } from '../parts/table.tsx'
import { TwoLines } from '../parts/two-lines.tsx'
import { useDuration } from '../parts/use-duration.ts'
import { useReasonWords } from '../parts/use-reason-words.ts'
import { CancelButton } from './cancel-button.tsx'
import { PromptLine } from './prompt-line.tsx'
import { waitOf } from './rules.ts'
import { TaskTag } from './task-tag.tsx'

/** A task a row. */
export function TaskTable({ tasks }: { tasks: readonly AdminTask[] }) {
  const t = useAdminText()
  const columns = useColumns()
  return <Table label={t('admin.tasks')} columns={columns} rows={tasks} />
}

function useColumns(): Column<AdminTask>[] {
  const t = useAdminText()
  const formats = useFormats()
  const reasonWords = useReasonWords()
  return [
    {
      label: t('admin.at'),
      cell: ({ submitTime }) => <TwoLines first={formats.date(submitTime)} second={formats.time(submitTime)} />,
    },
    { label: t('admin.person'), cell: ({ user }) => <TwoLines first={user.name || '—'} second={user.phone} /> },
    { label: t('drawing.prompt'), cell: (task) => <PromptLine task={task} /> },
    {
      label: t('admin.state'),
      cell: ({ status, failReason }) => (
        <TwoLines first={<TaskTag status={status} />} second={failReason === null ? '' : reasonWords(failReason)} />
      ),
    },
    { label: t('admin.engine'), cell: (task) => <TwoLines first={task.engine} second={<Wait task={task} />} /> },
    { label: '', kind: 'acts', cell: (task) => <CancelButton task={task} /> },
  ]
}

function Wait({ task }: { task: AdminTask }) {
  const t = useAdminText()
  const duration = useDuration()
  const seconds = waitOf(task, Date.now())
  return seconds === null ? '—' : t('admin.waited', { time: duration(seconds) })
}
