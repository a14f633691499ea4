import type { BotType } from '@easel/contract/drawing'
import { SUFFIX_MAX_CHARS } from '@easel/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../i18n/use-text.ts'
import { rethrowFieldMessage } from '../../lib/rethrow-field-message.ts'
import { AutoField } from '../../ui/auto-field.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSession } from '../account/api.ts'
import styles from './appearance-settings.module.css'
import { drawSettingsOf, useSaveSuffix } from './api.ts'

interface SuffixFieldProps {
  bot: { botType: BotType; name: string }
  channelId: string
}

/** Suffix appended to every prompt of a bot. */
export function SuffixField({ bot, channelId }: SuffixFieldProps) {
  const t = useText()
  const owner = useSession()?.id
  const { data, error, isFetching, refetch } = useQuery(drawSettingsOf(bot.botType, channelId))
  const suffix = useSaveSuffix(bot.botType)
  if (data) {
    return (
      <AutoField
        label={t('settings.suffix', { bot: bot.name })}
        value={data.suffix}
        save={(typed) => suffix.mutateAsync(typed).catch(rethrowFieldMessage)}
        options={{ owner, maxLength: SUFFIX_MAX_CHARS, hint: t('settings.suffixHint'), placeholder: '--ar 3:2' }}
      />
    )
  }
  if (!error) {
    return (
      <div role="status" aria-label={t('ui.loading')} className={styles.awaited}>
        <Skeleton height="100%" />
      </div>
    )
  }
  return (
    <FailedNote
      problem={t('settings.suffixFailed', { bot: bot.name })}
      error={error}
      shape="line"
      isBusy={isFetching}
      onRetry={refetch}
    />
  )
}
