import type { Task } from '@easel/contract/drawing'
import { lazyScreen } from '../../i18n/lazy-screen.tsx'
import { LazyBoundary } from '../../ui/lazy-boundary.tsx'

const SourcePictures = lazyScreen(() => import('./later.ts').then((part) => part.SourcePictures))

const HEIGHT_PX = 32
const LARGE_HEIGHT_PX = 96

/** Base images of a task, with their height reserved from the start. */
export function SourcesRoom({ task }: { task: Task }) {
  if (task.baseImages.length === 0) return null
  const isLarge = task.action === 'BLEND' || task.action === 'DESCRIBE'
  return (
    <div style={{ minHeight: isLarge ? LARGE_HEIGHT_PX : HEIGHT_PX, marginBottom: 6 }}>
      <LazyBoundary instead={null}>
        <SourcePictures task={task} />
      </LazyBoundary>
    </div>
  )
}
