import { useText } from '../../../i18n/use-text.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Range } from '../../../ui/range.tsx'
import { Group } from './group.tsx'
import { RatioInput } from './ratio-input.tsx'
import { nearestRatio, RATIOS, shapeOf } from './rules.ts'
import styles from './size-group.module.css'
import { useParameters } from './use-parameters.ts'

/** Most frequent ratios. */
const PRESETS = ['1:1', '2:3', '3:2'] as const
/** Side of the preview square, in px. */
const FRAME_PX = 72
/** Ratios beyond this are drawn as this. */
const SHAPE_MAX = 3

/** Aspect ratio: presets, slider, free input. */
export function SizeGroup() {
  const t = useText()
  const { settings, choose } = useParameters()
  const { aspectRatio } = settings
  return (
    <Group title={t('params.size')} shown={['aspectRatio']}>
      <div className={styles.size}>
        <Shape ratio={aspectRatio} />
        <div className={styles.ways}>
          <Range
            label={t('params.size')}
            value={nearestRatio(aspectRatio)}
            limits={{ min: 0, max: RATIOS.length - 1, ticks: RATIOS.map((_, at) => at) }}
            onChange={(at) => choose({ aspectRatio: RATIOS[at] })}
            options={{ valueText: aspectRatio, onReset: () => choose({ aspectRatio: '1:1' }) }}
          />
          <div className={styles.presets} role="group" aria-label={t('params.presets')}>
            {PRESETS.map((preset) => (
              <Chip
                key={preset}
                label={preset}
                isOn={preset === aspectRatio}
                onPress={() => choose({ aspectRatio: preset })}
              />
            ))}
            <RatioInput
              label={t('params.freeRatio')}
              value={aspectRatio}
              onChange={(ratio) => choose({ aspectRatio: ratio })}
            />
          </div>
        </div>
      </div>
    </Group>
  )
}

/** Rectangle of constant area, so that a change morphs instead of growing. */
function Shape({ ratio }: { ratio: string }) {
  const shape = Math.min(SHAPE_MAX, Math.max(1 / SHAPE_MAX, shapeOf(ratio)))
  const side = 1 / Math.sqrt(SHAPE_MAX)
  const scale = `scale(${side * Math.sqrt(shape)}, ${side / Math.sqrt(shape)})`
  return (
    <div className={styles.frame} style={{ width: FRAME_PX, height: FRAME_PX }} aria-hidden>
      <span className={styles.shape} style={{ transform: scale }} />
      <span className={styles.name}>{ratio}</span>
    </div>
  )
}
