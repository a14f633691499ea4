import type { ApiKey } from '@easel/contract/keys'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { focusNeighbourRow } from '../../../lib/focus-neighbour-row.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { ProblemLine } from '../../../ui/problem-line.tsx'
import { Empty } from '../parts/empty.tsx'
import { QueryView } from '../parts/query-view.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { TwoLines } from '../parts/two-lines.tsx'
import { keysQuery, useRevokeKey } from './api.ts'
import styles from './person-records.module.css'

/** A person's API keys, which the operator may end. */
export function PersonKeys({ userId }: { userId: string }) {
  const t = useAdminText()
  const columns = useColumns(userId)
  const query = useQuery(keysQuery(userId))
  return (
    <div className={styles.statement}>
      <QueryView query={query} height="120px">
        {({ keys }) =>
          keys.length === 0 ? (
            <Empty text={t('admin.noApiKeys')} />
          ) : (
            <Table label={t('admin.apiKeys')} columns={columns} rows={keys} />
          )
        }
      </QueryView>
    </div>
  )
}

function useColumns(userId: string): Column<ApiKey>[] {
  const t = useAdminText()
  const formats = useFormats()
  return [
    {
      label: t('admin.apiKey'),
      cell: ({ name, prefix }) => <TwoLines first={name} second={`${prefix}…`} />,
    },
    {
      label: t('admin.lastUsed'),
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? '—' : formats.dateTime(lastUsedAt)),
    },
    {
      label: t('admin.spentCredits'),
      kind: 'number',
      cell: ({ creditsInAll }) => formats.number(creditsInAll),
    },
    { label: '', kind: 'acts', cell: (key) => <RevokeButton apiKey={key} userId={userId} /> },
  ]
}

function RevokeButton({ apiKey: { id, name }, userId }: { apiKey: ApiKey; userId: string }) {
  const t = useAdminText()
  const place = useRef<HTMLDivElement>(null)
  const revoke = useRevokeKey(userId, () => focusNeighbourRow(place.current?.closest('tr') ?? null))
  return (
    <div ref={place}>
      <Confirm
        question={t('admin.confirmRevokeKey', { name })}
        hint={t('admin.confirmRevokeKeyHint')}
        act={t('admin.revokeKey')}
        onConfirm={() => revoke.mutate(id)}
        trigger={
          <Button size="small" isBusy={revoke.isPending} aria-label={t('admin.revokeKeyOf', { name })}>
            {t('admin.revokeKey')}
          </Button>
        }
      />
      {revoke.isError && (
        <div role="alert">
          <ProblemLine problems={[revoke.error.message]} />
        </div>
      )}
    </div>
  )
}
