import { afterEach, beforeEach, expect, test } from 'vitest'
import { showUnloadedNote, watchForUnloaded } from './unloaded.ts'

/** The descriptor that jsdom has. */
const usual = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover')

beforeEach(() => {
  const template = document.createElement('template')
  template.innerHTML = `<main role="alert">
    <div data-unloaded><p lang="zh-CN">没有完整加载</p><p lang="en-US">did not load</p></div>
    <div data-old><p lang="zh-CN">太旧</p><p lang="en-US">too old</p></div>
    <button type="button"><span lang="zh-CN">重试</span><span lang="en-US">Retry</span></button>
  </main>`
  const root = document.createElement('div')
  root.innerHTML = '<div class="boot"></div>'
  document.body.replaceChildren(root, template)
  Object.defineProperty(HTMLElement.prototype, 'popover', { configurable: true, value: null })
})
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover')
  if (usual) Object.defineProperty(HTMLElement.prototype, 'popover', usual)
})

const said = () => document.querySelector('[role=alert]')?.textContent?.replace(/\s+/g, ' ').trim()

test('that a file did not come is said in the chosen language alone', () => {
  showUnloadedNote('en-US')
  expect(said()).toBe('did not load Retry')
})

test('a browser that is too old is told so instead', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover')
  showUnloadedNote('zh-CN')
  expect(said()).toBe('太旧 重试')
})

test('once the app stands there, nothing is said', () => {
  document.querySelector('.boot')?.remove()
  showUnloadedNote('zh-CN')
  expect(said()).toBeUndefined()
})

test('a script that did not come is heard of, a picture is not', () => {
  watchForUnloaded('en-US')
  const picture = document.body.appendChild(document.createElement('img'))
  picture.dispatchEvent(new Event('error'))
  expect(said()).toBeUndefined()
  const script = document.body.appendChild(document.createElement('script'))
  script.dispatchEvent(new Event('error'))
  expect(said()).toBe('did not load Retry')
})
