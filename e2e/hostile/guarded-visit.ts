import type { Browser, BrowserContextOptions } from 'playwright-core'
import { type Visit, visit } from '../visit.ts'

export interface GuardedVisit extends Visit {
  /** Successful attacks: a script ran, a dialog opened, another host was contacted, an element was created. */
  intrusions: string[]
}

/** A visit with a `canary()` function for payloads, in which every inserted element is inspected. */
export async function guardedVisit(
  browser: Browser,
  url: string,
  { device, token }: { device?: BrowserContextOptions; token?: string } = {},
): Promise<GuardedVisit> {
  const opened = await visit(browser, url, device)
  const { page } = opened
  const context = page.context()
  const intrusions: string[] = []
  const tell = (intrusion: string) => {
    if (intrusions.length < 50) intrusions.push(intrusion)
  }
  await context.exposeFunction('canary', () => tell('a script ran'))
  await context.exposeFunction('tellIntruder', tell)
  await context.addInitScript(watchElements, await readOwnScripts(url))
  if (token !== undefined) await context.addInitScript(keepToken, token)
  context.on('page', () => tell('a window opened'))
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^(http|ws|ftp)/.test(protocol) && origin !== new URL(url).origin) tell(`asked ${request.url()}`)
  })
  page.on('dialog', (dialog) => {
    tell(`a dialog said ${dialog.message()}`)
    dialog.dismiss().catch(() => undefined) // the page may be closed
  })
  return { ...opened, intrusions }
}

function keepToken(token: string): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('SECRET_TOKEN', token)
}

/** Contents of the inline scripts of index.html. */
async function readOwnScripts(url: string): Promise<string[]> {
  const page = await (await fetch(url)).text()
  return [...page.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(([, text = '']) => text)
}

/** Runs in every page before its own scripts. */
function watchElements(ownScripts: readonly string[]): void {
  const never =
    'iframe frame object embed applet base marquee math foreignobject animate set template portal area video audio ' +
    'xmp plaintext listing noembed font center'
  const tags = new Set(never.split(' '))
  const ofHead = new Set(['SCRIPT', 'STYLE', 'LINK'])
  const clobbered = ['easelEarly', 'trustedTypes', 'documentElement', 'body', 'canary']

  const isFine = (address: string, element: Element): boolean => {
    const { protocol, origin } = new URL(address, location.href)
    if (origin === location.origin || protocol === 'blob:') return true
    if (protocol === 'data:') return address.startsWith('data:image/') && element.tagName === 'IMG'
    // A link that descriptions may contain.
    const rel = element.getAttribute('rel') ?? ''
    const isGuarded = ['noopener', 'nofollow', 'ugc'].every((word) => rel.split(' ').includes(word))
    return protocol === 'https:' && element.tagName === 'A' && isGuarded && element.getAttribute('target') === '_blank'
  }
  /** index.html's error template, and its inline scripts, which judgeInline checks. */
  const isOwnOfBody = ({ localName, parentElement, attributes }: Element) =>
    parentElement === document.body && (localName === 'template' || (localName === 'script' && attributes.length === 0))
  const judgeKind = (element: Element): string | undefined => {
    if (isOwnOfBody(element)) return undefined
    if (tags.has(element.localName)) return 'an element that no page of ours has'
    if (ofHead.has(element.tagName) && element.closest('body') !== null) return 'an element that only the head has'
    if (element instanceof HTMLMetaElement && element.httpEquiv !== '') return 'a command to the browser'
    return undefined
  }
  const judgeAttribute = ({ name, value }: Attr, element: Element): string | undefined => {
    if (/^on/i.test(name)) return `an attribute ${name}`
    if (/^(id|name)$/.test(name) && clobbered.includes(value)) return 'a clobbered name'
    // Our pictures have placeholders as backgrounds.
    if (name === 'style' && /canary|url\((?!"(data:image\/|\/api\/files\/))/.test(value)) return `a style ${value}`
    const isAddress = /^(src|srcset|href|xlink:href|action|formaction|poster|data|ping|background|srcdoc)$/i.test(name)
    if (!isAddress) return undefined
    return URL.canParse(value, location.href) && isFine(value, element) ? undefined : `${name} ${value}`
  }
  const judge = (element: Element): string | undefined => {
    const attributes = [...element.attributes].map((attribute) => judgeAttribute(attribute, element))
    return judgeKind(element) ?? attributes.find((problem) => problem !== undefined)
  }
  const tell = (problem: string, element: Element) =>
    Object(globalThis).tellIntruder(`${problem}: ${element.outerHTML.slice(0, 200)}`)
  const judgeInline = (script: HTMLScriptElement) => {
    if (!ownScripts.includes(script.text)) tell('a script', script)
  }
  /** A script may be observed while parsing; its text is complete when the page is. */
  const whenWhole = (act: () => void) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act)
    else act()
  }
  const look = (node: Node): void => {
    if (!(node instanceof Element)) return
    for (const element of [node, ...node.querySelectorAll('*')]) {
      const problem = judge(element)
      if (problem) tell(problem, element)
      if (element instanceof HTMLScriptElement && !element.src) whenWhole(() => judgeInline(element))
    }
  }
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'attributes') look(target)
      for (const node of addedNodes) look(node)
    }
  }).observe(document, { subtree: true, childList: true, attributes: true })
}
