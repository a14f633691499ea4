import { useText } from '../../../i18n/use-text.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import type { SettingsChange } from '../../settings/api.ts'
import { useOptions } from './use-options.ts'
import { useParameters } from './use-parameters.ts'

type Quality = NonNullable<SettingsChange['quality']>

const QUALITIES: readonly Quality[] = ['0.25', '0.5', '1', '2']

/** Quality, labelled as the server's options are. */
export function QualityChoice() {
  const t = useText()
  const { settings, choose } = useParameters()
  const { options } = useOptions(settings.botType)
  const nameOf = (quality: Quality) => options?.qualities.find(({ value }) => value === quality)?.label ?? quality
  return (
    <RadioGroup
      label={t('params.quality')}
      value={settings.quality as Quality}
      choices={QUALITIES.map((value) => ({ value, label: nameOf(value) }))}
      onChange={(quality) => choose({ quality })}
    />
  )
}
