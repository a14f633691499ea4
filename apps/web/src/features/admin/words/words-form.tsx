import { type FormEvent, useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toast } from '../../../ui/toast.ts'
import { ActForm } from '../parts/act-form.tsx'
import { Panel } from '../parts/panel.tsx'
import { useRefusal } from '../parts/use-refusal.ts'
import { useAddWords } from './api.ts'

/** Adds blocked words, one per line. */
export function WordsForm() {
  const t = useAdminText()
  const [written, setWritten] = useState('')
  const add = useAddWords()
  const { form, message, fields, showRefusal, clear } = useRefusal()
  const words = written.split('\n').filter((line) => line.trim() !== '')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (words.length === 0 || add.isPending) return
    add.mutate(words, {
      onSuccess: ({ added }) => {
        clear()
        setWritten('')
        toast(t('admin.wordsAdded', { n: added }), 'success')
      },
      onError: (thrown) => showRefusal(thrown),
    })
  }

  return (
    <Panel title={t('admin.addWords')}>
      <ActForm ref={form} onSubmit={handleSubmit} problem={message}>
        <TextArea
          label={t('admin.words')}
          hint={t('admin.wordsRule')}
          rows={4}
          value={written}
          error={Object.values(fields)[0]}
          onChange={(event) => setWritten(event.target.value)}
        />
        <Button type="submit" variant="primary" isBusy={add.isPending} disabled={words.length === 0}>
          {t('admin.addWords')}
        </Button>
      </ActForm>
    </Panel>
  )
}
