import type { Button as TaskButton, Task } from '@easel/contract/drawing'
import { useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ProblemLine } from '../../../ui/problem-line.tsx'
import { useCopy } from '../../../ui/use-copy.ts'
import { compose } from '../../composer/api.ts'
import { usePress } from '../use-press.ts'
import styles from './prompt-lines.module.css'
import { lineOf } from './rules.ts'

/** Prompts found by describe and shorten, each with buttons to use or draw it; below them the buttons for all. */
export function PromptLines({ task }: { task: Task }) {
  const t = useText()
  const { press, isPressed } = usePress(task)
  const rest = task.buttons.filter((button) => lineOf(button) === null)
  return (
    <>
      <ol className={styles.lines} aria-label={t(task.action === 'SHORTEN' ? 'drawing.shorter' : 'drawing.prompts')}>
        {task.prompts.map((prompt, at) => (
          <PromptLine key={at} prompt={prompt} index={at + 1} onUse={() => compose(task.channelId, prompt)}>
            {task.buttons
              .filter((button) => lineOf(button) === at + 1)
              .map((button) => (
                <PressButton
                  key={button.customId}
                  button={button}
                  label={t('drawing.imagineOne', { index: at + 1 })}
                  words={t('drawing.imagine')}
                  isPressed={isPressed(button)}
                  onPress={() => press(button)}
                />
              ))}
          </PromptLine>
        ))}
      </ol>
      <div className={styles.rest}>
        {rest.map((button) => (
          <PressButton
            key={button.customId}
            button={button}
            words={wordsOf(button, t)}
            isPressed={isPressed(button)}
            onPress={() => press(button)}
          />
        ))}
      </div>
    </>
  )
}

interface PromptLineProps {
  prompt: string
  index: number
  onUse: () => void
  children: React.ReactNode
}

function PromptLine({ prompt, index, onUse, children }: PromptLineProps) {
  const t = useText()
  const { copy, problem } = useCopy()
  return (
    <li className={styles.line}>
      <span className={styles.index} aria-hidden>
        {index}
      </span>
      <p>{prompt}</p>
      <span className={styles.acts}>
        <Button size="inline" aria-label={t('drawing.useOne', { index })} onClick={onUse}>
          {t('drawing.use')}
        </Button>
        {children}
        <Button
          size="inline"
          variant="ghost"
          aria-label={t('drawing.copyOne', { index })}
          onClick={() => void copy(prompt)}
        >
          {t('invite.copy')}
        </Button>
        <ProblemLine problems={[problem]} />
      </span>
    </li>
  )
}

interface PressButtonProps {
  button: TaskButton
  label?: string
  words: string
  isPressed: boolean
  onPress: () => void
}

function PressButton({ button, label, words, isPressed, onPress }: PressButtonProps) {
  const dots = button.opensModal ? '…' : ''
  return (
    <Button
      size="inline"
      className={styles.press}
      aria-label={label && `${label}${dots}`}
      data-press={button.customId}
      data-asks={button.opensModal}
      aria-pressed={isPressed || undefined}
      onClick={onPress}
    >
      {words}
      {dots}
    </Button>
  )
}

/** Translated label for known actions, else the server's. */
function wordsOf({ customId, kind, emoji, label }: TaskButton, t: ReturnType<typeof useText>): string {
  if (customId.includes('PicReader::all')) return t('drawing.imagineAll')
  if (customId.includes('Picread::Retry')) return t('drawing.describeAgain')
  if (kind === 'SHORTEN') return t('drawing.details')
  return `${emoji ?? ''} ${label}`.trim()
}
