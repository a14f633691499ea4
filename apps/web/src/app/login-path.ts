const LOGIN = '/login'

export function isLoginPage(path: string): boolean {
  return /^\/login\/?$/i.test(path)
}

/** The pages that anybody may read: who reads them is not asked. */
export function isOpenPage(path: string): boolean {
  return isLoginPage(path) || /^\/(privacy-policy|user-agreement)\/?$/i.test(path)
}

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

/** `//host`, `/\host` and a tab between two slashes look like paths and are other sites, so a browser's reading decides. */
function isOwnPath(path: string): boolean {
  const isHere = path.startsWith('/') && URL.canParse(path, location.origin)
  return isHere && new URL(path, location.origin).origin === location.origin && !path.startsWith(LOGIN)
}
