import { navigate } from 'wouter/use-browser-location'
import { goBack } from '../../lib/go-back.ts'
import { type OpenPicture, writeAddress } from '../../lib/picture-address.ts'

interface Walk {
  walkTo(picture: OpenPicture): void
  close(): void
}

/** Navigation of the lightbox. */
export function useWalk(): Walk {
  return { walkTo, close: closePicture }
}

/** Shows another picture; replaces the history entry. */
function walkTo(picture: OpenPicture): void {
  navigate(`${location.pathname}${writeAddress(location.search, picture)}`, { replace: true, state: history.state })
}

/** Goes back when the picture was opened on this page, else replaces the address. */
function closePicture(): void {
  const state: unknown = history.state
  const isOurs = typeof state === 'object' && state !== null && 'opened' in state
  if (isOurs) goBack()
  else navigate(`${location.pathname}${writeAddress(location.search, null)}`, { replace: true })
}
