import { expect, test } from 'vitest'
import { readDevice } from './rules.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const LIKE = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${MAC} ${LIKE} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'macOS'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox', 'Linux'],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 'Safari', 'macOS'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
    'WeChat',
    'Android',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${LIKE} HeadlessChrome/147.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  ['curl/8.5.0', 'curl', ''],
  ['node', 'node', ''],
  ['Mozilla/5.0 (compatible)', '', ''],
  ['', '', ''],
])('%s is told in words', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system })
})
