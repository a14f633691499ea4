import { navigate } from 'wouter/use-browser-location'
import { goBack } from '../../lib/go-back.ts'
import { type OpenPicture, writeAddress } from '../../lib/picture-address.ts'

interface Walk {
  walkTo(picture: OpenPicture): void
  close(): void
}

/** The ways on from an open picture. */
export function useWalk(): Walk {
  return { walkTo, close: closePicture }
}

/** To another picture without leaving a trace to go Back through. */
function walkTo(picture: OpenPicture): void {
  navigate(`${location.pathname}${writeAddress(location.search, picture)}`, { replace: true, state: history.state })
}

/** Goes back when the picture was opened here, else only the address changes. */
function closePicture(): void {
  const state: unknown = history.state
  const isOurs = typeof state === 'object' && state !== null && 'opened' in state
  if (isOurs) goBack()
  else navigate(`${location.pathname}${writeAddress(location.search, null)}`, { replace: true })
}
