import type { Choice, DrawOptions } from '@easel/contract/draw-options'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { Chip } from '../../../ui/chip.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { setDraftText, useDraftText } from '../store.ts'
import { Group } from './group.tsx'
import { hasPhrase, togglePhrase } from './rules.ts'
import { useOptions } from './use-options.ts'
import { useParameters } from './use-parameters.ts'
import styles from './words-group.module.css'

const LISTS = ['styles', 'views', 'shots', 'lights'] as const
type List = (typeof LISTS)[number]

/** Suggested phrases. A press inserts one into the prompt, in English; another removes it. */
export function WordsGroup() {
  const t = useText()
  const { settings } = useParameters()
  const { options, error, refetch } = useOptions(settings.botType)
  return (
    <Group title={t('params.words')}>
      {options && <Words options={options} />}
      {!options && !error && (
        <div role="status" aria-label={t('ui.loading')}>
          <Skeleton height="140px" />
        </div>
      )}
      {!options && error && (
        <FailedNote problem={t('params.wordsFailed')} error={error} shape="line" onRetry={refetch} />
      )}
    </Group>
  )
}

function Words({ options }: { options: DrawOptions }) {
  const t = useText()
  const [shown, setShown] = useState<List>('styles')
  return (
    <>
      <RadioGroup
        label={t('params.wordsAbout')}
        value={shown}
        choices={LISTS.map((value) => ({ value, label: t(`params.${value}`) }))}
        onChange={setShown}
      />
      <Phrases choices={options[shown]} />
    </>
  )
}

function Phrases({ choices }: { choices: readonly Choice[] }) {
  const { channelId } = useParameters()
  const draft = useDraftText(channelId)
  return (
    <div className={styles.phrases}>
      {choices.map(({ value, label, phrase }) => (
        <Chip
          key={value}
          label={label}
          isOn={hasPhrase(draft, phrase ?? value)}
          onPress={() => setDraftText(channelId, togglePhrase(draft, phrase ?? value))}
        />
      ))}
    </div>
  )
}
