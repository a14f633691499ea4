import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import type { TypedNameDraft } from './use-typed-name.ts'

interface TypedNameProps {
  draft: TypedNameDraft
  /** Label of the button, a verb. */
  act: string
  isBusy: boolean
  /** Whether the rest of the form is complete. */
  isReady?: boolean
}

/** Confirmation of an irreversible action: the button is enabled once the name has been typed. */
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
