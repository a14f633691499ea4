import { expect, test } from 'vitest'
import { completeUrl, judgeUrl } from './judge-url.ts'

test.each([
  'http://192.168.1.20:7860',
  'http://127.0.0.1:8188/some/path',
  'https://api.example.com/v1',
  'http://localhost:1234',
  'http://[fd12::7]:1234',
])('an engine may be at %s, which the operator wrote', (url) => {
  expect(judgeUrl(url)).toBeNull()
})

test.each([
  'http://169.254.169.254/latest',
  'http://2852039166/',
  'http://0xa9fea9fe',
  'http://169.254.169.254./',
  'http://[fe80::1]:7860',
  'http://[fd00:ec2::254]',
  'http://[::ffff:169.254.169.254]',
  'http://[::ffff:127.0.0.1]',
  'http://[64:ff9b::7f00:1]',
  'http://100.100.100.200',
  'http://0.0.0.0:7860',
  'http://224.0.0.1',
])('nobody is sent to %s', (url) => {
  expect(judgeUrl(url)).toBe('forbidden')
})

test.each([
  'ftp://192.168.1.20',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'http://user:password@host',
  'http://host?query',
  'http://host#part',
  'http://host\\@other',
  'http://ho\nst',
  'http://',
  'http://127.0.0.1..',
  '192.168.1.20:7860',
  '',
])('%j is no address of an engine', (url) => {
  expect(judgeUrl(url)).toBe('wrong')
})

test.each([
  ['127.0.0.1:8188', 'http://127.0.0.1:8188'],
  [' 192.168.1.20:7860/base ', 'http://192.168.1.20:7860/base'],
  ['[::1]:7860', 'http://[::1]:7860'],
  ['comfy:8188', 'http://comfy:8188'],
  ['box.local', 'http://box.local'],
  ['api.openai.com/v1', 'https://api.openai.com/v1'],
  ['http://127.0.0.1', 'http://127.0.0.1'],
  ['ftp://engine', 'ftp://engine'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('%j is taken as %s', (written, meant) => {
  expect(completeUrl(written)).toBe(meant)
})
