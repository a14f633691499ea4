import { expect, test } from 'vitest'
import { loginPath, pathAfterLogin } from './login-path.ts'

const elsewhere = `
https://evil.example
http://evil.example
HTTPS://EVIL.EXAMPLE
//evil.example
///evil.example
////evil.example
/\\evil.example
\\/evil.example
\\\\evil.example
/\\/evil.example
//\\evil.example
/\t/evil.example
/\t\\evil.example
\t//evil.example
/%09/../../evil.example:x@
https:evil.example
https:/evil.example
https:\\evil.example
https:///evil.example
//evil.example\\@draw.example
//draw.example@evil.example
//user:password@evil.example
//evil%E3%80%82example
//evil。example
//evil.example:80
//[::1]
//127.0.0.1
//0x7f000001
//localhost:3000.evil.example
//localhost.evil.example
javascript:alert(1)
JaVaScRiPt:alert(1)
java\tscript:alert(1)
 javascript:alert(1)
javascript://localhost/%0aalert(1)
/\t/javascript:alert(1)
data:text/html,<script>alert(1)</script>
data:text/html;base64,PHNjcmlwdD4=
vbscript:msgbox(1)
blob:https://evil.example/1
filesystem:https://evil.example/1
file:///etc/passwd
about:blank
mailto:somebody@evil.example
tel:+8613800000000
evil.example
.evil.example
@evil.example
?//evil.example
#//evil.example
../evil.example
/login?next=//evil.example
/login
/login/../login?next=https://evil.example
`
  .split('\n')
  .filter((line) => line !== '')

test.each([...elsewhere, '/\n/evil.example', '/\r/evil.example', '\0//evil.example', ''])('%j leads home', (next) => {
  const search = new URLSearchParams({ next })
  const path = pathAfterLogin(search.toString())
  expect(new URL(path, location.origin).origin).toBe(location.origin)
  expect(path.startsWith('/login')).toBe(false)
  if (!next.startsWith('/%09')) expect(path).toBe('/')
  expect(loginPath(next, { hasEnded: false })).toMatch(/^\/login(\?next=%2F%2509.*)?$/)
})

test.each(['/draw/1', '/chat/index', '/invite/abc?x=1#y', '/about'])('%s is of this site and is kept', (next) => {
  expect(pathAfterLogin(`next=${encodeURIComponent(next)}`)).toBe(next)
})

test('of two the first counts, and it alone', () => {
  expect(pathAfterLogin('next=//evil.example&next=/draw/1')).toBe('/')
})
