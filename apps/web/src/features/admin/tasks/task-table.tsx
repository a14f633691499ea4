import type { AdminTask } from '@easel/contract/admin-tasks'
import { BUILT_IN_ENGINE } from '@easel/contract/drawing'
import type { ReactNode } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { ListBar } from '../parts/list-bar.tsx'
import { Paged, type Pages } from '../parts/paged.tsx'
import { PersonLines } from '../parts/person-lines.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { TwoLines } from '../parts/two-lines.tsx'
import { useDuration } from '../parts/use-duration.ts'
import { useReasonWords } from '../parts/use-reason-words.ts'
import { useShownColumns } from '../parts/use-shown-columns.ts'
import { CancelButton } from './cancel-button.tsx'
import { PromptLine } from './prompt-line.tsx'
import { STATUS_NAMES, waitOf } from './rules.ts'
import { TaskTag } from './task-tag.tsx'

interface TaskTableProps {
  pages: Pages<AdminTask>
  /** Filter controls. */
  children: ReactNode
}

export function TaskTable({ pages: { read, sorting, ...page }, children }: TaskTableProps) {
  const t = useAdminText()
  const columns = useColumns()
  const shown = useShownColumns('tasks', columns)
  return (
    <>
      <ListBar name="tasks" columns={columns} read={read}>
        {children}
      </ListBar>
      <Paged {...page} height="320px" empty={t('admin.noTasks')}>
        {(rows) => <Table label={t('admin.tasks')} columns={shown} rows={rows} sorting={sorting} />}
      </Paged>
    </>
  )
}

function useColumns(): Column<AdminTask>[] {
  const t = useAdminText()
  const formats = useFormats()
  const reasonWords = useReasonWords()
  return [
    {
      id: 'time',
      label: t('admin.at'),
      sort: 'time',
      cell: ({ submitTime }) => <TwoLines first={formats.date(submitTime)} second={formats.time(submitTime)} />,
      text: ({ submitTime }) => submitTime,
    },
    {
      id: 'person',
      label: t('admin.person'),
      cell: ({ user }) => <PersonLines person={user} />,
      text: ({ user }) => user.name,
      also: [{ label: t('admin.phone'), text: ({ user }) => user.phone }],
    },
    {
      id: 'prompt',
      label: t('drawing.prompt'),
      cell: (task) => <PromptLine task={task} />,
      text: ({ prompt }) => prompt,
      also: [{ label: t('admin.kind'), text: ({ action }) => t(`drawing.kind.${action}`) }],
    },
    {
      id: 'state',
      label: t('admin.state'),
      cell: ({ status, failReason }) => (
        <TwoLines first={<TaskTag status={status} />} second={failReason === null ? '' : reasonWords(failReason)} />
      ),
      text: ({ status }) => t(STATUS_NAMES[status]),
      also: [{ label: t('admin.reason'), text: ({ failReason }) => failReason ?? '' }],
    },
    {
      id: 'engine',
      label: t('admin.engine'),
      cell: (task) => (
        <TwoLines
          first={task.engine === BUILT_IN_ENGINE ? t('drawing.painter') : task.engine}
          second={<Wait task={task} />}
        />
      ),
      text: ({ engine }) => engine,
    },
    { label: '', kind: 'acts', cell: (task) => <CancelButton task={task} /> },
  ]
}

function Wait({ task }: { task: AdminTask }) {
  const t = useAdminText()
  const duration = useDuration()
  const seconds = waitOf(task, Date.now())
  return seconds === null ? t('admin.notStarted') : t('admin.waited', { time: duration(seconds) })
}
