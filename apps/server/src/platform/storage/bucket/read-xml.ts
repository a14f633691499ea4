/** What stands in the first element of that name, its children included; null: there is none. */
export function readElement(xml: string, name: string): string | null {
  return listElements(xml, name)[0] ?? null
}

/** The same of all elements of that name; answers of S3 have no attributes, comments or CDATA in what is asked for here. */
export function listElements(xml: string, name: string): string[] {
  const found = xml.matchAll(new RegExp(`<${name}>([^]*?)</${name}>`, 'g'))
  return [...found].map(([, inner = '']) => inner)
}

export function decodeText(text: string): string {
  const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (_all, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? ''
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
