import type { Page } from 'playwright-core'
import { findForeign } from './foreign-words.ts'

interface Seen {
  /** Texts and names with the language that they say they are in; empty: that of the page. */
  words: { text: string; lang: string }[]
  /** Texts that something cuts off. */
  clipped: string[]
  /** How much wider the page is than its window, in CSS px. */
  beyond: number
}

/** User content, providers’ texts, and names that are equal in every language. */
const OWN_WORDS =
  /宇航员在月球上看地球，水彩|这张的光真好，参考|好光，看|小赵|月度方案|日卡|独角兽|AI 绘画：在频道里一起画画|切换到简体中文|切換至繁體中文|Continue in English|简体中文|繁體中文|English|invite members to #|words that go on[ ,a-z]*|a very long \w+[ ,a-z]*|and the second one, too|a red fox[ ,a-z]*|AI,绘画,Midjourney,niji,文生图/g
/** An untranslated key or an unfilled placeholder. */
const RAW = /^[a-z]+(\.[\w-]+)+$|\{\w+\}/

/**
 * What is wrong with the texts of a page in this language: keys instead of words, words of another language, words that
 * are cut off; a page that is wider than its window, and what moves though a person asked for stillness.
 */
export async function findFlaws(page: Page, language: string): Promise<string[]> {
  const { words, clipped, beyond } = await page.evaluate(look)
  const moving = await page.evaluate(listMoving)
  const narrow = await page.evaluate(listNarrow)
  const raw = words.filter(({ text }) => RAW.test(text)).map(({ text }) => `not a text: ${text}`)
  const foreign = words.flatMap(({ text, lang }) => {
    if (lang !== '' && lang !== language) return []
    const found = findForeign(language, text.replace(OWN_WORDS, ''))
    return found.length > 0 ? [`not ${language}: ${found.join(' ')} in ${text}`] : []
  })
  const wide = beyond > 0 ? [`the page is ${beyond} px wider than its window`] : []
  const cut = clipped.map((text) => `cut off: ${text}`)
  const tight = narrow.map((name) => `too narrow to write in: ${name}`)
  return [...new Set([...raw, ...foreign, ...cut, ...tight, ...wide, ...moving.map((name) => `moves: ${name}`)])]
}

/** Runs in the page: all that it says, and what of it is cut off. */
function look(): Seen {
  const said = [...listTexts()]
  const named = ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ text: element.getAttribute(name)?.trim() ?? '', lang: langOf(element) })),
  )
  return {
    words: [...said.map(({ text, parent }) => ({ text, lang: langOf(parent) })), ...named],
    clipped: said.filter(isCut).map(({ text }) => text.slice(0, 80)),
    beyond: document.documentElement.scrollWidth - innerWidth,
  }

  interface Text {
    node: Node
    parent: Element
    text: string
  }

  function* listTexts(): Generator<Text> {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (text === '' || !parent || parent.closest('script, style, template, noscript, code')) continue
      if (parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) yield { node, parent, text }
    }
  }

  function langOf(element: Element): string {
    const named = element.closest('[lang]')
    return named && named !== document.documentElement ? (named.getAttribute('lang') ?? '') : ''
  }

  /** By what neither scrolls nor says with an ellipsis that there is more, or by the edge of a button. */
  function isCut({ node, parent }: Text): boolean {
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const scrolls = { x: false, y: false }
    for (let at: Element | null = parent; at && at !== document.body && box.width > 0; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (saysMore(style)) return false
      scrolls.x ||= /auto|scroll/.test(style.overflowX)
      scrolls.y ||= /auto|scroll/.test(style.overflowY)
      if (leaves(box, at, { x: !scrolls.x && cuts(at, style.overflowX), y: !scrolls.y && cuts(at, style.overflowY) }))
        return true
    }
    return false
  }

  /** Meant for ears alone, or short on purpose. */
  function saysMore({ clipPath, textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean {
    return clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  }

  function cuts(element: Element, overflow: string): boolean {
    return /hidden|clip/.test(overflow) || element.matches('button, [role=tab], [role=button]')
  }

  function leaves(box: DOMRect, element: Element, by: { x: boolean; y: boolean }): boolean {
    const frame = element.getBoundingClientRect()
    const isBeside = box.left < frame.left - 1 || box.right > frame.right + 1
    // Letters are lower than their line.
    const isAbove = box.top < frame.top - 3 || box.bottom > frame.bottom + 3
    return (by.x && isBeside) || (by.y && isAbove)
  }
}

/** Runs in the page: the fields in which there is no room for three letters, 40 CSS px. */
function listNarrow(): string[] {
  return [...document.querySelectorAll('input, textarea')]
    .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]'))
    .filter((field) => field.checkVisibility() && field.clientWidth < 40)
    .map((field) => field.getAttribute('aria-label') ?? field.id)
}

/** Runs in the page: what still moves, by name, where a person has asked for less of it. */
function listMoving(): string[] {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return []
  const running = document.getAnimations().filter(({ playState }) => playState === 'running')
  return running
    .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 100)
    .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'a transition'))
}
