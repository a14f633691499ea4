import { CLIP_SECONDS_MAX, CLIP_SECONDS_MIN } from '@easel/contract/limits'
import type { QuoteProblem } from '@easel/contract/quote'
import { useClipText } from '../../../i18n/clip-words.ts'
import { Chip } from '../../../ui/chip.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { CAMERAS, MOTIONS, problemAt, RATIOS, type VideoDraft } from './rules.ts'
import styles from './video-options.module.css'

const SECONDS = Array.from({ length: CLIP_SECONDS_MAX - CLIP_SECONDS_MIN + 1 }, (_, at) => CLIP_SECONDS_MIN + at)

interface VideoOptionsProps {
  draft: VideoDraft
  change: (change: Partial<VideoDraft>) => void
  /** Then its ratio counts, and none is chosen. */
  hasFirst: boolean
  problems: readonly QuoteProblem[]
}

/** How it moves, how long it lasts, and its shape. */
export function VideoOptions({ draft, change, hasFirst, problems }: VideoOptionsProps) {
  const t = useClipText()
  return (
    <div className={styles.options}>
      <RadioGroup
        label={t('video.motion')}
        value={draft.motion}
        choices={MOTIONS.map((motion) => ({ value: motion, label: t(`video.motion.${motion}`) }))}
        onChange={(motion) => change({ motion })}
      />
      <Select
        label={t('video.camera')}
        value={draft.camera}
        choices={CAMERAS.map((camera) => ({ value: camera, label: t(`video.camera.${camera}`) }))}
        onChange={(chosen) => change({ camera: CAMERAS.find((camera) => camera === chosen) ?? 'auto' })}
      />
      <Select
        label={t('video.seconds')}
        value={String(draft.seconds)}
        choices={SECONDS.map((seconds) => ({ value: String(seconds), label: String(seconds) }))}
        onChange={(chosen) => change({ seconds: Number(chosen) })}
      />
      <Select
        label={t('video.ratio')}
        value={hasFirst ? '' : draft.ratio}
        choices={
          hasFirst
            ? [{ value: '', label: t('video.ratioOfFirst') }]
            : RATIOS.map((ratio) => ({ value: ratio, label: ratio }))
        }
        onChange={(ratio) => ratio && change({ ratio })}
        isDisabled={hasFirst}
        error={problemAt(problems, 'aspectRatio')}
      />
      <div className={styles.loop}>
        <Chip label={t('video.loop')} isOn={draft.loop} onPress={() => change({ loop: !draft.loop })} />
        <span>{t('video.loopHint')}</span>
      </div>
    </div>
  )
}
