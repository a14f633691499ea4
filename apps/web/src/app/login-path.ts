const LOGIN = '/login'

export function isLoginPage(path: string): boolean {
  return /^\/login\/?$/i.test(path)
}

/** Public pages: they are shown without a session check. */
export function isOpenPage(path: string): boolean {
  return isLoginPage(path) || /^\/(privacy-policy|user-agreement)\/?$/i.test(path)
}

/** Path of the login page, which returns to `from` (a path of this site) after login. */
export function loginPath(from: string, { hasEnded }: { hasEnded: boolean }): string {
  const query = new URLSearchParams()
  if (isOwnPath(from) && from !== '/') query.set('next', from)
  if (hasEnded) query.set('ended', '1')
  return query.size === 0 ? LOGIN : `${LOGIN}?${query}`
}

/** Path to open after login. Anything that is not a path of this site becomes `/`. */
export function pathAfterLogin(search: string): string {
  const next = new URLSearchParams(search).get('next')
  return next !== null && isOwnPath(next) ? next : '/'
}

/** `//host`, `/\host` and a tab between two slashes look like paths but open other sites, so the browser's URL parser decides. */
function isOwnPath(path: string): boolean {
  const isHere = path.startsWith('/') && URL.canParse(path, location.origin)
  return isHere && new URL(path, location.origin).origin === location.origin && !path.startsWith(LOGIN)
}
