/** One pattern for all that stands in the frame, so that it stays when one moves between them. */
export const IN_FRAME = /^\/(?:gallery|(?:draw|chat)(?:\/(?<uuid>[^/]+))?)\/?$/
const CHANNEL_ID = /^[\da-f-]{36}$/

/** Whether the frame stands at this path, or `/` leads there. */
export function leadsIntoFrame(path: string): boolean {
  return path === '/' || IN_FRAME.test(path)
}

/** Whether cards stand at this address, and not the pictures of a channel. */
export function showsFeed({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return pathname.startsWith('/draw') && !search.includes('view=')
}

/** The channel whose cards stand at this address, where it names one. */
export function channelOfFeed(address: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const uuid = showsFeed(address) ? IN_FRAME.exec(address.pathname)?.groups?.uuid : undefined
  return uuid !== undefined && CHANNEL_ID.test(uuid) ? uuid : undefined
}
