import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Select } from '../../../ui/select.tsx'
import { Paged } from '../parts/paged.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { Section } from '../parts/section.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { useTrail } from '../parts/use-trail.ts'
import { tasksQuery } from './api.ts'
import { findStatus, STATUS_NAMES, STATUSES } from './rules.ts'
import { TaskTable } from './task-table.tsx'

/** Everybody's tasks by prompt, person and state. */
export function TasksSection() {
  const t = useAdminText()
  const { values, isFiltered, change, clear } = useFilters(['text', 'status'])
  const statuses = STATUSES.map((value) => ({ value, label: t(STATUS_NAMES[value]) }))
  return (
    <Section title={t('admin.tasks')} hint={t('admin.tasksHint')}>
      <SearchForm label={t('admin.searchTasks')} text={values.text} onSearch={(text) => change({ text })}>
        <Select
          label={t('admin.state')}
          value={values.status}
          choices={[{ value: '', label: t('admin.anyState') }, ...statuses]}
          onChange={(status) => change({ status })}
        />
      </SearchForm>
      <Tasks key={JSON.stringify(values)} values={values} onClear={isFiltered ? clear : undefined} />
    </Section>
  )
}

interface TasksProps {
  values: { text: string; status: string }
  onClear: (() => void) | undefined
}

function Tasks({ values: { text, status: word }, onClear }: TasksProps) {
  const t = useAdminText()
  const trail = useTrail()
  const status = findStatus(word)
  const tasks = useQuery(
    tasksQuery({ ...(text && { q: text }), ...(status && { status }), ...(trail.cursor && { cursor: trail.cursor }) }),
  )
  return (
    <Paged query={tasks} trail={trail} height="320px" empty={t('admin.noTasks')} onClear={onClear}>
      {(rows) => <TaskTable tasks={rows} />}
    </Paged>
  )
}
