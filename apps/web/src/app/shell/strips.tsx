import { NameLine } from '../../features/account/profile/name-line.tsx'
import { ConnectionStrip } from './connection-strip.tsx'

/** What may lie over the upper edge of the content. */
export function Strips() {
  return (
    <>
      <ConnectionStrip />
      <NameLine />
    </>
  )
}
