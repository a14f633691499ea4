import type { BotType } from '@easel/contract/drawing'
import { useText } from '../../../i18n/use-text.ts'
import { Chip } from '../../../ui/chip.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { useBot } from '../store.ts'
import { Group } from './group.tsx'
import styles from './model-group.module.css'
import { versionsOf } from './rules.ts'
import { useOptions } from './use-options.ts'
import { useParameters } from './use-parameters.ts'

const BOTS: { value: BotType; label: string }[] = [
  { value: 'MID_JOURNEY', label: 'MJ' },
  { value: 'NIJI_JOURNEY', label: 'niji' },
]

/** Bot and version. */
export function ModelGroup() {
  const t = useText()
  const { settings, choose } = useParameters()
  const [bot, setBot] = useBot()
  const { options } = useOptions(bot)
  const versions = options?.versions.map(({ value }) => value) ?? versionsOf(bot)
  return (
    <Group title={t('params.model')} shown={['version', 'raw']}>
      <RadioGroup label={t('params.bot')} value={bot} choices={BOTS} onChange={setBot} />
      <RadioGroup
        label={t('params.version')}
        value={settings.version}
        choices={versions.map((value) => ({ value, label: value }))}
        onChange={(version) => choose({ version })}
      />
      <div className={styles.raw}>
        <Chip label={t('params.raw')} isOn={settings.raw} onPress={() => choose({ raw: !settings.raw })} />
        <p>{t('params.rawHint')}</p>
      </div>
    </Group>
  )
}
