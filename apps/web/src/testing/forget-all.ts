import { useCardState } from '../features/card/store.ts'
import { usePictureLists } from '../features/composer/pictures/store.ts'
import { useSends } from '../features/composer/send/store.ts'
import { useComposers } from '../features/composer/store.ts'
import { useTaskState } from '../features/task/store.ts'

/** Resets stores and storage, as on a first visit. */
export function forgetAll(): void {
  localStorage.clear()
  useSends.setState({ sends: [] })
  useComposers.setState({ texts: {}, talks: {}, tools: {} })
  usePictureLists.setState({}, true)
  useTaskState.setState({ previews: {}, cleared: {}, gone: new Set() })
  useCardState.setState({ movedPicks: new Set(), pressed: new Set(), target: null })
}
