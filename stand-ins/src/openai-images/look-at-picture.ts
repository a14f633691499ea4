import { type HostAnswer, json } from '../engines/host.ts'

/** A picture that was shown to the model. */
export interface Look {
  model: string
  type: string
  width: number
  height: number
}

interface Answer {
  content: string | null
  refusal: string | null
}

/** Chat completions of a model that looks at one picture, and says what it was told to. */
export function lookAtPicture(body: Buffer, { content, refusal }: Answer): { look: Look | null; answer: HostAnswer } {
  const asked = JSON.parse(body.toString('utf8')) as {
    model?: string
    messages?: { content?: { type?: string; image_url?: { url?: string } }[] }[]
  }
  const parts = asked.messages?.flatMap((message) => message.content ?? []) ?? []
  const url = parts.find(({ type }) => type === 'image_url')?.image_url?.url ?? ''
  const [, type = '', base64 = ''] = /^data:image\/(\w+);base64,(.+)$/.exec(url) ?? []
  const size = measureJpeg(Buffer.from(base64, 'base64'))
  if (size === null) return { look: null, answer: json({ error: { message: 'That is no picture.' } }, 400) }
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal } }]
  return {
    look: { model: asked.model ?? '', type, ...size },
    answer: json({ id: 'chat-1', object: 'chat.completion', model: asked.model, choices }),
  }
}

/** From its first frame header; null: it is none. */
function measureJpeg(bytes: Buffer): { width: number; height: number } | null {
  let at = 2
  while (bytes.length > at + 9 && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}
