import type { BotType } from '@easel/contract/drawing'
import { SUFFIX_MAX_CHARS } from '@easel/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../i18n/use-text.ts'
import { rethrowFieldMessage } from '../../../lib/rethrow-field-message.ts'
import { AutoField } from '../../../ui/auto-field.tsx'
import { useSession } from '../../account/api.ts'
import { drawSettingsOf, useSaveSuffix } from '../../settings/api.ts'
import { LoadableView } from './loadable-view.tsx'

/** Suffix that is appended to every prompt of a bot. */
export function SuffixSetting({ botType, channelId }: { botType: BotType; channelId: string }) {
  const t = useText()
  const owner = useSession()?.id
  const { data, error, refetch } = useQuery(drawSettingsOf(botType, channelId))
  const suffix = useSaveSuffix(botType)
  const bot = botType === 'MID_JOURNEY' ? 'MJ' : 'niji'
  return (
    <LoadableView error={error} failed={t('settings.suffixFailed', { bot })} onRetry={refetch}>
      {data && (
        <AutoField
          label={t('settings.suffix', { bot })}
          value={data.suffix}
          save={(typed) => suffix.mutateAsync(typed).catch(rethrowFieldMessage)}
          options={{ owner, maxLength: SUFFIX_MAX_CHARS, hint: t('settings.suffixHint'), placeholder: '--ar 3:2' }}
        />
      )}
    </LoadableView>
  )
}
