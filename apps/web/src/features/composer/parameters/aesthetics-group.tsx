import { USUAL_SETTINGS } from '@easel/contract/draw-settings'
import { useText } from '../../../i18n/use-text.ts'
import { Slider } from '../../../ui/slider.tsx'
import { Group } from './group.tsx'
import { CHAOS, STYLIZE, WEIRD } from './rules.ts'
import { useParameters } from './use-parameters.ts'

const SLIDERS = [
  { name: 'stylize', limits: STYLIZE },
  { name: 'weird', limits: WEIRD },
  { name: 'chaos', limits: CHAOS },
] as const

/** Stylize, weird, chaos. */
export function AestheticsGroup() {
  const t = useText()
  const { settings, choose } = useParameters()
  return (
    <Group title={t('params.aesthetics')} shown={['stylize', 'weird', 'chaos']}>
      {SLIDERS.map(({ name, limits }) => (
        <Slider
          key={name}
          label={t(`params.${name}`)}
          value={settings[name]}
          limits={limits}
          usual={USUAL_SETTINGS[name]}
          onChange={(value) => choose({ [name]: value })}
        />
      ))}
    </Group>
  )
}
