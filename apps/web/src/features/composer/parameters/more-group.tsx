import { SUFFIX_MAX_CHARS } from '@easel/contract/limits'
import { useText } from '../../../i18n/use-text.ts'
import { rethrowFieldMessage } from '../../../lib/rethrow-field-message.ts'
import { AutoField } from '../../../ui/auto-field.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useSession } from '../../account/api.ts'
import { useSaveSuffix } from '../../settings/api.ts'
import { Group } from './group.tsx'
import styles from './more-group.module.css'
import { QualityChoice } from './quality-choice.tsx'
import { RemixSwitches } from './remix-switches.tsx'
import { SpeedChoice } from './speed-choice.tsx'
import { useParameters } from './use-parameters.ts'

/** Less frequent parameters. */
export function MoreGroup() {
  const t = useText()
  const { settings, choose } = useParameters()
  const { tile, variability } = settings
  return (
    <Group title={t('params.more')} shown={['quality', 'mode', 'tile', 'variability', 'suffix']}>
      <QualityChoice />
      <SpeedChoice />
      <RadioGroup
        label={t('params.variability')}
        value={variability}
        choices={[
          { value: 'HIGH', label: t('params.variabilityHigh') },
          { value: 'LOW', label: t('params.variabilityLow') },
        ]}
        onChange={(chosen) => choose({ variability: chosen })}
      />
      <div className={styles.tile}>
        <Chip label={t('params.tile')} isOn={tile} onPress={() => choose({ tile: !tile })} />
      </div>
      <RemixSwitches />
      <Suffix key={settings.botType} />
    </Group>
  )
}

function Suffix() {
  const t = useText()
  const owner = useSession()?.id
  const { settings } = useParameters()
  const { botType, suffix } = settings
  const save = useSaveSuffix(botType)
  return (
    <AutoField
      label={t('settings.suffix', { bot: botType === 'MID_JOURNEY' ? 'MJ' : 'niji' })}
      value={suffix}
      save={(typed) => save.mutateAsync(typed).catch(rethrowFieldMessage)}
      options={{ owner, maxLength: SUFFIX_MAX_CHARS, hint: t('settings.suffixHint'), placeholder: '--ar 3:2' }}
    />
  )
}
