import { useText } from '../../../i18n/use-text.ts'
import { rethrowFieldMessage } from '../../../lib/rethrow-field-message.ts'
import { Switch } from '../../../ui/switch.tsx'
import { useSession } from '../../account/api.ts'
import { useSaveProfile } from '../../account/profile/api.ts'

const FIELDS = [
  { field: 'mjRemix', bot: 'MJ' },
  { field: 'nijiRemix', bot: 'niji' },
] as const

/** Remix mode (edit the prompt before a variation) of the account, for each bot. */
export function RemixSwitches() {
  const t = useText()
  const user = useSession()
  const profile = useSaveProfile()
  return FIELDS.map(({ field, bot }) => (
    <Switch
      key={field}
      label={t('settings.remix', { bot })}
      hint={t('settings.remixHint')}
      isOn={user?.[field] ?? false}
      save={(isOn) => profile.mutateAsync({ [field]: isOn }).catch(rethrowFieldMessage)}
    />
  ))
}
