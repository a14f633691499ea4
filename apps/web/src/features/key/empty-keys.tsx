import { useKeyText } from '../../i18n/key-words.ts'
import { BlankScroll } from '../../ui/drawings/blank-scroll.tsx'
import { StateNote } from '../../ui/state-note.tsx'
import { ManualLink } from './manual-link.tsx'

/** What keys are for, where there are none. */
export function EmptyKeys() {
  const t = useKeyText()
  return (
    <StateNote drawing={<BlankScroll />} words={t('apiKey.empty')}>
      <ManualLink />
    </StateNote>
  )
}
