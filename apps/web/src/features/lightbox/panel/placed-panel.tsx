import { Panel, type PanelProps } from './panel.tsx'
import { PanelSheet } from './sheet/panel-sheet.tsx'
import type { PanelPlace } from './use-panel.ts'

/** The panel beside the picture, on phones as a bottom sheet. */
export function PlacedPanel({ place, ...about }: PanelProps & { place: PanelPlace }) {
  if (place.isPhone)
    return (
      <PanelSheet isOpen={place.isShown} toggle={place.toggle}>
        <Panel {...about} />
      </PanelSheet>
    )
  return place.isShown && <Panel {...about} />
}
