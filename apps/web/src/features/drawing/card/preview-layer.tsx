import type { Task } from '@easel/contract/drawing'
import { useScreen } from '../store.ts'
import styles from './picture-area.module.css'
import { blurOf } from './rules.ts'
import { useDecoded } from './use-decoded.ts'

/** The developing picture: the newest preview, sharper as it grows. It stays under the finished one until that is there. */
export function PreviewLayer({ task }: { task: Task }) {
  const preview = useScreen((screen) => screen.previews[task.id])
  const url = useDecoded(preview?.url)
  if (url === undefined) return null
  const blur = task.status === 'SUCCESS' ? 0 : blurOf(preview?.progress ?? task.progress)
  const filter = `blur(${blur}px)`
  return (
    <>
      <img className={styles.preview} src={url} alt="" />
      {/* Blurring what lies behind keeps the rim of the picture; blurring the picture itself would let the card shine in. */}
      <span className={styles.veil} style={{ backdropFilter: filter, WebkitBackdropFilter: filter }} />
    </>
  )
}
