import type { AdminTask } from '@easel/contract/admin-tasks'
import type { TaskRow } from '../../../db/tables.ts'
import type { Person } from '../../account/gate.ts'

export interface Around {
  people: ReadonlyMap<string, Person>
  /** Of channels, also of those that have ended. */
  titles: ReadonlyMap<string, string>
}

export function viewAdminTask(row: TaskRow, { people, titles }: Around): AdminTask {
  const { id, action, status, prompt, engine } = row
  const { name, phone } = people.get(row.user_id) ?? { name: '', phone: '' }
  return {
    ...{ id, action, status, prompt, engine },
    user: { id: row.user_id, name, phone },
    channel: { id: row.channel_id, title: titles.get(row.channel_id) ?? '' },
    failReason: row.fail_reason,
    submitTime: row.submit_time.toISOString(),
    startTime: row.start_time?.toISOString() ?? null,
    finishTime: row.finish_time?.toISOString() ?? null,
  }
}
