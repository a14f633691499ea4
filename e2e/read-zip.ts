const ENTRY = Buffer.from('PK\u0001\u0002', 'latin1')
const NAME_LENGTH_AT = 28
const NAME_AT = 46

/** File names in the zip's central directory. */
export function listZipped(zip: Buffer): string[] {
  const names: string[] = []
  for (let at = zip.indexOf(ENTRY); at >= 0; at = zip.indexOf(ENTRY, at + NAME_AT)) {
    const length = zip.readUInt16LE(at + NAME_LENGTH_AT)
    names.push(zip.toString('utf8', at + NAME_AT, at + NAME_AT + length))
  }
  return names
}
