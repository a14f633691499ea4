import type { BlockedWord } from '@easel/contract/admin-words'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { Table } from '../parts/table.tsx'
import { useRemoveWord } from './api.ts'

/** A word a row. */
export function WordsTable({ words }: { words: readonly BlockedWord[] }) {
  const t = useAdminText()
  const formats = useFormats()
  return (
    <Table
      label={t('admin.words')}
      rows={words}
      columns={[
        { label: t('admin.word'), cell: ({ word }) => word },
        { label: t('admin.at'), cell: ({ addedAt }) => formats.dateTime(addedAt) },
        { label: '', kind: 'acts', cell: (word) => <AllowButton word={word} /> },
      ]}
    />
  )
}

/** Lets a word be drawn again, after a question. */
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
