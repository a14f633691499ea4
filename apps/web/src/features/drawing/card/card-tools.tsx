import { Copy, PencilLine } from 'lucide-react'
import { useText } from '../../../i18n/use-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useCopy } from '../use-copy.ts'
import { useDesk } from '../use-desk.ts'
import styles from './card-tools.module.css'

/** Small acts on a prompt: in the corner while the pointer or the focus is on the card, below it on touch screens. */
export function CardTools({ prompt }: { prompt: string }) {
  const t = useText()
  const desk = useDesk()
  const copy = useCopy()
  return (
    <div className={styles.tools}>
      <IconButton size="small" icon={Copy} label={t('drawing.copyPrompt')} onClick={() => void copy(prompt)} />
      <IconButton size="small" icon={PencilLine} label={t('drawing.reuse')} onClick={() => desk.compose(prompt)} />
    </div>
  )
}
