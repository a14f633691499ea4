import { useMemo, useState } from 'react'
import { useSession } from '../account/api.ts'
import { DropDock } from '../lightbox/drop-dock.tsx'
import { GalleryBar } from './gallery-bar.tsx'
import { GalleryLightbox } from './gallery-lightbox.tsx'
import { GalleryState } from './gallery-state.tsx'
import styles from './gallery.module.css'
import { NotDeleted } from './not-deleted.tsx'
import { type Filters, isFiltered, type Scope } from './rules.ts'
import { SelectionBar } from './selection/selection-bar.tsx'
import { useSelection } from './selection/use-selection.ts'
import { useSelectionKeys } from './selection/use-selection-keys.ts'
import { useRowHeight } from './store.ts'
import { useFilters } from './use-filters.ts'
import { useGallery } from './use-gallery.ts'
import { useGalleryFrames } from './live.ts'
import { Wall } from './wall/wall.tsx'

/** Finished tasks of a channel; null: own tasks of all channels. */
export function Gallery({ channelId }: { channelId: string | null }) {
  const userId = useSession()?.id ?? ''
  const scope = useMemo<Scope>(
    () => (channelId === null ? { kind: 'own', userId } : { kind: 'channel', channelId }),
    [channelId, userId],
  )
  const [filters] = useFilters()
  return <Pictures key={channelId} scope={scope} filters={filters} />
}

function Pictures({ scope, filters }: { scope: Scope; filters: Filters }) {
  useGalleryFrames(scope)
  const gallery = useGallery(scope, filters)
  const { tasks, status } = gallery
  const order = useMemo(() => tasks.map(({ id }) => id), [tasks])
  const selection = useSelection(order)
  useSelectionKeys(selection)
  const [rowHeight] = useRowHeight()
  const [focusId, setFocusId] = useState<string | null>(null)
  return (
    <div className={styles.gallery}>
      <GalleryBar scope={scope} />
      <NotDeleted />
      {tasks.length > 0 ? (
        <Wall gallery={gallery} selection={selection} rowHeight={rowHeight} focusId={focusId} onFocus={setFocusId} />
      ) : (
        <GalleryState
          status={gallery.hasMore ? 'pending' : status}
          isFiltered={isFiltered(filters)}
          gallery={gallery}
        />
      )}
      {selection.ids.length > 0 && <SelectionBar tasks={tasks} selection={selection} onDeleted={setFocusId} />}
      <DropDock tasks={tasks} />
      <GalleryLightbox gallery={gallery} />
    </div>
  )
}
