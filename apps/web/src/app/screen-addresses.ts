/** One route pattern for all screens inside the app frame, so that the frame stays mounted between them. */
export const IN_FRAME = /^\/(?:gallery|(?:draw|chat)(?:\/(?<uuid>[^/]+))?)\/?$/
const CHANNEL_ID = /^[\da-f-]{36}$/

/** Whether the path is a screen of the app frame, or `/`, which redirects to one. */
export function leadsIntoFrame(path: string): boolean {
  return path === '/' || IN_FRAME.test(path)
}

/** Whether the address shows a feed (not a gallery). */
export function showsFeed({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return pathname.startsWith('/draw') && !search.includes('view=')
}

/** Whether the address shows a gallery inside the frame. */
export function leadsToGallery({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return pathname.startsWith('/gallery') || search.includes('view=')
}

/** Channel id of the feed in the address; undefined when it names none. */
export function channelOfFeed(address: Pick<Location, 'pathname' | 'search'>): string | undefined {
  const uuid = showsFeed(address) ? IN_FRAME.exec(address.pathname)?.groups?.uuid : undefined
  return uuid !== undefined && CHANNEL_ID.test(uuid) ? uuid : undefined
}
