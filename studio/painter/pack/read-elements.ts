export type Attributes = Record<string, string>

export interface Element {
  name: string
  attributes: Attributes
  children: Element[]
}

const TAG = /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g
const ATTRIBUTE = /([a-zA-Z][\w:-]*)="([^"]*)"/g

/** The elements of an SVG body; text and comments are not looked at. */
export function readElements(body: string): Element[] {
  const root: Element = { name: 'svg', attributes: {}, children: [] }
  const open = [root]
  for (const [, closing, name = '', rest = '', single] of body.matchAll(TAG)) {
    if (closing) {
      open.pop()
      continue
    }
    const attributes = Object.fromEntries([...rest.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]))
    const element: Element = { name, attributes, children: [] }
    open.at(-1)?.children.push(element)
    if (!single) open.push(element)
  }
  return root.children
}
