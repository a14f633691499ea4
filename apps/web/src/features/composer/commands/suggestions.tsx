import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../../i18n/use-text.ts'
import { COMPOSER_ID, setDraftText, useDraftText } from '../store.ts'
import { findBegun } from './rules.ts'
import styles from './suggestions.module.css'
import { useCaret } from './use-caret.ts'
import { type Suggestion, useFound } from './use-found.ts'
import { useListKeys } from './use-list-keys.ts'

/** Commands and parameters that begin as typed, over the field, in which the focus stays. */
export function Suggestions({ channelId }: { channelId: string }) {
  const t = useText()
  const id = useId()
  const text = useDraftText(channelId)
  const begun = findBegun(text, useCaret())
  const found = useFound(begun)
  const topic = begun ? `${begun.kind} ${begun.start}` : ''
  const [dismissed, setDismissed] = useState('')
  // What is begun anew is offered anew.
  if (!begun && dismissed !== '') setDismissed('')
  const [pointed, setPointed] = useState({ typed: '', at: -1 })
  const isOpen = found.length > 0 && topic !== dismissed
  // Of commands the first is chosen unless another is pointed at; a parameter only once one is.
  const usual = begun?.kind === 'command' ? 0 : -1
  const at = pointed.typed === begun?.typed ? pointed.at : usual

  function choose(suggestion: Suggestion) {
    if (!begun) return
    if (suggestion.run) {
      setDraftText(channelId, '')
      suggestion.run('', channelId)
      return
    }
    const written = `${begun.kind === 'command' ? '/' : '--'}${suggestion.name} `
    const after = text.slice(begun.end).trimStart()
    // Now, since the caret goes behind what is written.
    flushSync(() => setDraftText(channelId, text.slice(0, begun.start) + written + after))
    const field = document.getElementById(COMPOSER_ID)
    if (field instanceof HTMLTextAreaElement)
      field.setSelectionRange(begun.start + written.length, begun.start + written.length)
  }

  useListKeys({
    id,
    at: isOpen ? at : null,
    count: found.length,
    point: (to) => setPointed({ typed: begun?.typed ?? '', at: to }),
    choose: (chosen) => found[chosen] && choose(found[chosen]),
    isDone: (chosen) => found[chosen]?.name === begun?.typed && found[chosen]?.isWhole === true,
    close: () => setDismissed(topic),
  })

  if (!isOpen) return null
  return (
    <div className={styles.over}>
      <div className={styles.frame}>
        {/* In the tab order, since a list that scrolls must be reached by keys too. */}
        <ul id={id} role="listbox" aria-label={t('composer.suggestions')} className={styles.list} tabIndex={0}>
          {found.map((suggestion, index) => (
            <li
              key={suggestion.name}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              ref={index === at ? intoView : undefined}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <code>
                {begun?.kind === 'command' ? '/' : '--'}
                {suggestion.name}
                {suggestion.takes && <i> {suggestion.takes}</i>}
              </code>
              <span>{suggestion.words}</span>
            </li>
          ))}
        </ul>
        <p role="status">{t('composer.found', { n: found.length })}</p>
      </div>
    </div>
  )
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
