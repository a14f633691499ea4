import type { BlockedWord } from '@easel/contract/admin-words'
import type { ReactNode } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { ListBar } from '../parts/list-bar.tsx'
import { Paged, type Pages } from '../parts/paged.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { useShownColumns } from '../parts/use-shown-columns.ts'
import { useRemoveWord } from './api.ts'

interface WordsTableProps {
  pages: Pages<BlockedWord>
  /** Filter controls. */
  children: ReactNode
}

export function WordsTable({ pages: { read, ...page }, children }: WordsTableProps) {
  const t = useAdminText()
  const formats = useFormats()
  const columns: Column<BlockedWord>[] = [
    { id: 'word', label: t('admin.word'), cell: ({ word }) => word, text: ({ word }) => word },
    {
      id: 'time',
      label: t('admin.at'),
      cell: ({ addedAt }) => formats.dateTime(addedAt),
      text: ({ addedAt }) => addedAt,
    },
    { label: '', kind: 'acts', cell: (word) => <AllowButton word={word} /> },
  ]
  const shown = useShownColumns('words', columns)
  return (
    <>
      <ListBar name="words" columns={columns} read={read}>
        {children}
      </ListBar>
      <Paged {...page} height="240px" empty={t('admin.noWords')}>
        {(rows) => <Table label={t('admin.words')} columns={shown} rows={rows} />}
      </Paged>
    </>
  )
}

/** Unblocks a word after a confirmation. */
function AllowButton({ word: { id, word } }: { word: BlockedWord }) {
  const t = useAdminText()
  const remove = useRemoveWord()
  return (
    <Confirm
      question={t('admin.allowQuestion', { word })}
      act={t('admin.allow')}
      onConfirm={() => remove.mutate(id)}
      trigger={
        <Button size="small" aria-label={t('admin.allowOf', { word })} isBusy={remove.isPending}>
          {t('admin.allow')}
        </Button>
      }
    />
  )
}
