const LOGIN = '/login'

/** The login page, which leads back to `from` (a path of this site) afterwards. */
export function loginPath(from: string, { hasEnded }: { hasEnded: boolean }): string {
  const query = new URLSearchParams()
  if (isOwnPath(from) && from !== '/') query.set('next', from)
  if (hasEnded) query.set('ended', '1')
  return query.size === 0 ? LOGIN : `${LOGIN}?${query}`
}

/** Where to go after login; anything that is not a path of this site leads home. */
export function pathAfterLogin(search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next !== null && isOwnPath(next) ? next : '/'
}

/** `//host` and `/\host` look like paths and are other sites. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !path.startsWith(LOGIN)
}
