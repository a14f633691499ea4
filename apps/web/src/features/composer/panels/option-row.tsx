import type { DrawOption } from '@easel/contract/draw-options'
import type { BotType } from '@easel/contract/drawing'
import { OPTION_VALUE_MAX_CHARS } from '@easel/contract/limits'
import Trash2 from 'lucide-react/icons/trash'
import { text } from '../../../i18n/text.ts'
import { useText } from '../../../i18n/use-text.ts'
import { rethrowFieldMessage } from '../../../lib/rethrow-field-message.ts'
import { AutoField } from '../../../ui/auto-field.tsx'
import { Confirm } from '../../../ui/confirm.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useSession } from '../../account/api.ts'
import { useSaveOption } from './api.ts'
import { NEW_OPTION_ID } from './new-option.tsx'
import styles from './option-row.module.css'

/** A named option, whose value saves itself. */
export function OptionRow({ option: { name, value }, botType }: { option: DrawOption; botType: BotType }) {
  const t = useText()
  const owner = useSession()?.id
  const option = useSaveOption(botType)
  const deletion = useSaveOption(botType)

  function handleDelete() {
    // The button unmounts with the row, so move the focus.
    const onSuccess = () => document.getElementById(NEW_OPTION_ID)?.focus()
    deletion.mutate({ name, value: '' }, { onSuccess })
  }

  return (
    <div className={styles.row}>
      <AutoField
        label={`--${name}`}
        value={value}
        save={(typed) =>
          refuseEmpty(typed).then((kept) => option.mutateAsync({ name, value: kept }).catch(rethrowFieldMessage))
        }
        options={{ owner, maxLength: OPTION_VALUE_MAX_CHARS }}
      />
      <Confirm
        trigger={<IconButton label={t('prefer.deleteOf', { name })} icon={Trash2} />}
        question={t('prefer.confirmDelete', { name })}
        act={t('prefer.delete')}
        onConfirm={handleDelete}
      />
      {deletion.isError && (
        <p role="alert" className={styles.problem}>
          {deletion.error.message}
        </p>
      )}
    </div>
  )
}

/** An empty value would delete the option; deleting has its own button, with a confirmation. */
async function refuseEmpty(value: string): Promise<string> {
  if (value === '') throw new Error(text('prefer.emptyValue'))
  return value
}
