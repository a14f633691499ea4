import type { Task } from '@easel/contract/drawing'
import { useText } from '../../../i18n/use-text.ts'
import { openDialog } from '../../../lib/dialog-address.ts'
import { Button } from '../../../ui/button.tsx'
import { BrokenBridge } from '../../../ui/drawings/broken-bridge.tsx'
import { Lanterns } from '../../../ui/drawings/lanterns.tsx'
import { useSession } from '../../account/api.ts'
import { useDrawInfo } from '../../task/use-draw-info.ts'
import { useIsSilent } from '../use-is-silent.ts'
import { waitReasonOf } from './rules.ts'
import styles from './wait-note.module.css'

const ASKED_AGAIN_MS = 15_000

/** Explains a long wait, and what can be done about it. */
export function WaitNote({ task }: { task: Task }) {
  const t = useText()
  const isOwn = useSession()?.id === task.author.id
  const hasWaited = useIsSilent(task.status)
  const { data: info } = useDrawInfo(task, { enabled: isOwn && hasWaited, refetchInterval: ASKED_AGAIN_MS })
  const reason = info && waitReasonOf(task, info)
  if (!reason || !hasWaited) return null
  return (
    <div className={styles.note} role="status">
      {reason === 'engine' ? <BrokenBridge /> : <Lanterns />}
      <p>{t(`wait.${reason}`, { n: info.concurrency })}</p>
      {reason === 'plan' && (
        <Button size="small" aria-haspopup="dialog" onClick={() => openDialog('subscribe')}>
          {t('subscribe.title')}
        </Button>
      )}
    </div>
  )
}
