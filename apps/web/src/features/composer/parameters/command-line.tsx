import Copy from 'lucide-react/icons/copy'
import { Fragment } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useDraftText } from '../store.ts'
import { ProblemLine } from '../../../ui/problem-line.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import styles from './command-line.module.css'
import { findBotInPrompt, previewOf } from './rules.ts'
import { useOptions } from './use-options.ts'
import { useParameters } from './use-parameters.ts'
import { useSettings } from './use-settings.ts'

/** The full prompt that would be sent, with all parameters. */
export function CommandLine() {
  const t = useText()
  const { copy, problem } = useCopy()
  const { channelId, settings } = useParameters()
  const prompt = promptIn(useDraftText(channelId))
  const { options } = useOptions(settings.botType)
  const named = useSettings(findBotInPrompt(prompt) ?? settings.botType, channelId).settings ?? settings
  const { command, count, problems } = previewOf(prompt, named, options?.mine ?? [])
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <code aria-label={t('params.command')} role="group">
          {command.split(' ').map((word, at) => (
            <Fragment key={at}>
              {at > 0 && ' '}
              <span>{word}</span>
            </Fragment>
          ))}
        </code>
        {problems.length > 0 && <p className={styles.problem}>{t('params.mistakes', { what: problems.join(' ') })}</p>}
        <ProblemLine problems={[problem]} />
        {problems.length === 0 && count > 1 && <p>{t('params.firstOf', { count })}</p>}
      </div>
      <IconButton size="small" label={t('params.copy')} icon={Copy} onClick={() => copy(command)} />
    </div>
  )
}

/** The text without its leading command. */
function promptIn(draft: string): string {
  return draft.trim().replace(/^\/imagine(?:\s+|$)/i, '')
}
