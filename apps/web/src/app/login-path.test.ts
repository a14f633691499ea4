import { expect, test } from 'vitest'
import { loginPath, pathAfterLogin } from './login-path.ts'

test('the login page leads back to where one was going', () => {
  const path = loginPath('/draw/1?image=2:3', { hasEnded: true })
  expect(pathAfterLogin(path.replace('/login', ''))).toBe('/draw/1?image=2:3')
  expect(path).toContain('ended=1')
})

test('going home needs no mention', () => {
  expect(loginPath('/', { hasEnded: false })).toBe('/login')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '//',
  '///evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/login',
  '',
])('after login %j leads home', (next) => {
  expect(pathAfterLogin(`?${new URLSearchParams({ next })}`)).toBe('/')
})
