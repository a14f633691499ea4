const BOUNDARY = '----easel-test-boundary'

export interface WrittenForm {
  body: Buffer
  contentType: string
}

/** A form as a browser sends it: text as it is, bytes as a file of this name and type. */
export function writeForm(
  fields: Readonly<Record<string, string | Uint8Array>>,
  { fileName = 'picture.png', type = 'image/png' }: { fileName?: string; type?: string } = {},
): WrittenForm {
  const parts = Object.entries(fields).map(([name, value]) => {
    const about =
      typeof value === 'string' ? `name="${name}"` : `name="${name}"; filename="${fileName}"\r\ncontent-type: ${type}`
    return [Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; ${about}\r\n\r\n`), value, '\r\n']
  })
  const pieces = [...parts.flat(), `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece as Uint8Array))
  return { body: Buffer.concat(pieces), contentType: `multipart/form-data; boundary=${BOUNDARY}` }
}
