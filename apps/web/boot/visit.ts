import { isLoginPage } from '../src/app/login-path.ts'
import { channelOfFeed, leadsIntoFrame } from '../src/app/screen-addresses.ts'
import type { EarlyVisit } from '../src/lib/early.ts'

/** Whose visit it is, as far as this browser knows, and which of the first screens it begins with. */
export function judgeVisit(token: string | null, address: Pick<Location, 'pathname' | 'search'>): EarlyVisit {
  const isInFrame = leadsIntoFrame(address.pathname)
  return {
    token,
    isDrawing: isInFrame && token !== null,
    isLogin: token === null && (isInFrame || isLoginPage(address.pathname)),
    channelId: token === null ? undefined : channelOfFeed(address),
  }
}
