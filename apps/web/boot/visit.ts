import { isLoginPage } from '../src/app/login-path.ts'
import { channelOfFeed, leadsIntoFrame } from '../src/app/screen-addresses.ts'
import type { EarlyVisit } from '../src/lib/early.ts'

/** Determines the visitor and the first screen from token and address. */
export function judgeVisit(token: string | null, address: Pick<Location, 'pathname' | 'search'>): EarlyVisit {
  const isInFrame = leadsIntoFrame(address.pathname)
  return {
    token,
    isDrawing: isInFrame && token !== null,
    isLogin: token === null && (isInFrame || isLoginPage(address.pathname)),
    channelId: token === null ? undefined : channelOfFeed(address),
  }
}
