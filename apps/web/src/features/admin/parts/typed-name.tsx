import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import type { TypedNameDraft } from './use-typed-name.ts'

interface TypedNameProps {
  draft: TypedNameDraft
  /** What the button does, as a verb. */
  act: string
  isBusy: boolean
  /** Whatever else is wanted in the form is there. */
  isReady?: boolean
}

/** The end of a form whose act hits somebody or cannot be undone: its button waits for the name. */
export function TypedName({ draft, act, isBusy, isReady = true }: TypedNameProps) {
  const t = useAdminText()
  return (
    <>
      <Field
        label={t('admin.typeName', { name: draft.name })}
        value={draft.typed}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => draft.change(event.target.value)}
      />
      <Button type="submit" variant="danger" disabled={!draft.isRight || !isReady} isBusy={isBusy}>
        {act}
      </Button>
    </>
  )
}
