import { taskSorts } from '@easel/contract/admin-tasks'
import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Select } from '../../../ui/select.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { Section } from '../parts/section.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { useSorting } from '../parts/use-sorting.ts'
import { useCursorHistory } from '../parts/use-cursor-history.ts'
import { readTasks, tasksQuery } from './api.ts'
import { findStatus, STATUS_NAMES, STATUSES } from './rules.ts'
import { TaskTable } from './task-table.tsx'

export function TasksSection() {
  const t = useAdminText()
  const { values, isFiltered, change, clear } = useFilters(['text', 'status'])
  const status = findStatus(values.status)
  const { sort, sorting } = useSorting(taskSorts)
  const filter = { ...(values.text && { q: values.text }), ...(status && { status }), ...(sort && { sort }) }
  const trail = useCursorHistory(JSON.stringify(filter))
  const tasks = useQuery(tasksQuery({ ...filter, ...(trail.cursor && { cursor: trail.cursor }) }))
  const read = (page: object) => readTasks({ ...filter, ...page })
  const statuses = STATUSES.map((value) => ({ value, label: t(STATUS_NAMES[value]) }))
  return (
    <Section title={t('admin.tasks')} hint={t('admin.tasksHint')}>
      <TaskTable pages={{ query: tasks, trail, read, sorting, onClear: isFiltered ? clear : undefined }}>
        <SearchForm label={t('admin.searchTasks')} text={values.text} onSearch={(text) => change({ text })}>
          <Select
            label={t('admin.state')}
            value={values.status}
            choices={[{ value: '', label: t('admin.anyState') }, ...statuses]}
            onChange={(word) => change({ status: word })}
          />
        </SearchForm>
      </TaskTable>
    </Section>
  )
}
