import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useMemo } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { isEnter } from '../../../ui/enter-key.ts'
import { FailedNote } from '../../../ui/failed-note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useBot } from '../store.ts'
import { AestheticsGroup } from './aesthetics-group.tsx'
import { CommandLine } from './command-line.tsx'
import { ModelGroup } from './model-group.tsx'
import { MoreGroup } from './more-group.tsx'
import styles from './parameters-panel.module.css'
import { SizeGroup } from './size-group.tsx'
import { choose, useChoices } from './store.ts'
import { ParametersContext } from './use-parameters.ts'
import { usePanelOpen } from './use-panel-open.ts'
import { useSettings } from './use-settings.ts'
import { WordsGroup } from './words-group.tsx'

/** Settings for the next prompts to a bot. Changes apply at once and are saved in the background. */
export function ParametersPanel({ channelId }: { channelId: string }) {
  const t = useText()
  const client = useQueryClient()
  const [botType] = useBot()
  const { settings, error, refetch } = useSettings(botType, channelId)
  usePanelOpen()
  const shown = useMemo(
    () => settings && { channelId, settings, choose: choose.bind(null, client, botType) },
    [channelId, settings, client, botType],
  )

  if (!shown) return error ? <FailedNote problem={t('params.failed')} error={error} onRetry={refetch} /> : <Loading />
  return (
    <ParametersContext value={shown}>
      <div ref={takeFocus} tabIndex={-1} className={styles.panel} onKeyDown={keepEnter}>
        <h2 className="sr-only">{t('params.title')}</h2>
        <SizeGroup />
        <ModelGroup />
        <AestheticsGroup />
        <WordsGroup />
        <MoreGroup />
        <Foot />
      </div>
    </ParametersContext>
  )
}

function takeFocus(panel: HTMLElement | null): void {
  panel?.focus({ preventScroll: true })
}

/** The panel is inside the composer's form, which Enter in one of its fields would submit. */
function keepEnter(event: KeyboardEvent): void {
  if (isEnter(event) && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** Errors and the resulting prompt; sticky while the panel scrolls. */
function Foot() {
  const problem = useChoices((choices) => choices.problem)
  return (
    <div className={styles.foot}>
      {problem !== '' && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <CommandLine />
    </div>
  )
}

function Loading() {
  const t = useText()
  return (
    <div role="status" aria-label={t('ui.loading')} className={styles.panel}>
      <Skeleton height="120px" />
      <Skeleton height="96px" />
      <Skeleton height="180px" />
    </div>
  )
}
