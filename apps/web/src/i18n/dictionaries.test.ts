import { expect, test } from 'vitest'
import legalEnUs from './legal/en-us.json'
import legalZhCn from './legal/zh-cn.json'
import legalZhTw from './legal/zh-tw.json'

/** Words of every screen; the legal texts are no words. */
const FILES = import.meta.glob<Record<string, string>>(['./*.json', './*/*.json', '!./legal/*.json'], {
  eager: true,
  import: 'default',
})
/** Those of a language, in the order of their folders. */
function partsOf(language: string): Record<string, string>[] {
  const name = `/${language.toLowerCase()}.json`
  const folders = Object.keys(FILES).flatMap((path) => (path.endsWith(name) ? [path.slice(0, -name.length)] : []))
  return folders.sort().map((folder) => FILES[folder + name] ?? {})
}

/** Every language has the same parts, in this order. */
const PARTS = Object.fromEntries(['zh-CN', 'zh-TW', 'en-US'].map((language) => [language, partsOf(language)]))
const keysOf = (words: Record<string, string>) => Object.keys(words).sort()

const zhCn: Record<string, string> = Object.assign({}, ...(PARTS['zh-CN'] ?? []))
const zhTw: Record<string, string> = Object.assign({}, ...(PARTS['zh-TW'] ?? []))
const enUs: Record<string, string> = Object.assign({}, ...(PARTS['en-US'] ?? []))

/** Texts that the product's specification fixes letter for letter. */
const FIXED_ZH_CN = {
  'side.title': '常规',
  'side.editProfile': '编辑服务器个人资料',
  'side.textChannels': '文字频道',
  'channel.fallback': '绘画',
  'channel.notOpen': '暂不开放此频道功能！',
  'channel.create': '创建频道',
  'channel.created': '创建成功',
  'channel.renamed': '修改成功',
  'channel.renameFailed': '修改失败',
  'channel.confirmDelete': '确定删除该频道？',
  'channel.deleted': '删除成功',
  'channel.deleteFailed': '删除失败',
  'channel.confirmLeave': '确定退出该频道？',
  'channel.left': '退出成功',
  'channel.leaveFailed': '退出失败',
  'invite.title': 'invite members to # {title}',
  'invite.never': '永不过期',
  'invite.regenerate': '生成新的连接',
  'invite.regenerated': '重新生成成功',
  'user.online': '在线',
  'subscribe.title': '订阅',
  'net.failed': '请求失败，请稍后重试',
  'ui.copied': '复制成功',
}
const FIXED_EN_US = {
  'side.empty': 'No Data',
  'invite.title': 'invite members to # {title}',
  'net.unknown': 'Unknown error occurred',
  'net.unauthorized': 'Unauthorized, please verify first.',
  'net.wrong': 'Something went wrong, please try again later.',
  'legal.privacy': 'Privacy Policy',
  'legal.agreement': 'User Agreement',
}

const others: [string, Record<string, string>][] = [
  ['zh-TW', zhTw],
  ['en-US', enUs],
]
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test.each(others)('%s says everything that the default language says, and no more', (_, words) => {
  expect(Object.keys(words).sort()).toEqual(Object.keys(zhCn).sort())
})

test.each(Object.entries(PARTS))('%s says nothing in two parts', (_, parts) => {
  const all = parts.flatMap(keysOf)
  expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([])
})

test.each(Object.entries(PARTS))('%s has its words in the same parts as the default language', (_, parts) => {
  expect(parts.map(keysOf)).toEqual(PARTS['zh-CN']?.map(keysOf))
})

test.each(others)('%s has the same values in its sentences as the default language', (_, words) => {
  for (const [key, text] of Object.entries(zhCn)) {
    expect([key, placeholders(words[key] ?? '')]).toEqual([key, placeholders(text)])
  }
})

test.each([['zh-CN', zhCn] as const, ...others])('%s chooses words by numbers that it also says', (_, words) => {
  const wrong = Object.entries(words).filter(([, text]) => {
    const names = [...text.matchAll(/\{(\w+)\|[^{}|]*\|[^{}|]*\}/g)].map(([, name]) => `{${name}}`)
    return text.split('|').length - 1 !== names.length * 2 || names.some((name) => !text.includes(name))
  })
  expect(wrong).toEqual([])
})

test.each([['zh-CN', zhCn] as const, ...others])('%s leaves no text empty', (_, words) => {
  expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([])
})

test('the fixed strings stand as the specification has them', () => {
  expect(zhCn).toMatchObject(FIXED_ZH_CN)
  expect(enUs).toMatchObject(FIXED_EN_US)
})

test('the legal texts have the same sections in all languages', () => {
  const shape = (texts: typeof legalZhCn) =>
    Object.values(texts).map((sections) => sections.map(({ paragraphs }) => paragraphs.length))
  expect(shape(legalZhTw)).toEqual(shape(legalZhCn))
  expect(shape(legalEnUs)).toEqual(shape(legalZhCn))
})
