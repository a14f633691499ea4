import { encodeBytes, hex, hmac, sha256 } from './digest.ts'
import type { ReceivedRequest, Play, Reply } from './stand-in.ts'

const CLOCK_TOLERANCE_MS = 15 * 60_000
const MUST_BE_SIGNED = ['host', 'x-acs-action', 'x-acs-content-sha256', 'x-acs-date', 'x-acs-signature-nonce']

/** SendSms of Alibaba Cloud, as far as a caller sees it. */
export function playAliyun({ keyId, keySecret }: { keyId: string; keySecret: string }): Play {
  const nonces = new Set<string>()

  async function understand(heard: ReceivedRequest) {
    const { headers } = heard
    const { id, names, signature } = readAuthorization(headers['authorization'] ?? '')
    const nonce = headers['x-acs-signature-nonce'] ?? ''
    if (id !== keyId || nonces.has(nonce) || !isYoung(headers['x-acs-date'] ?? '')) return null
    if (!MUST_BE_SIGNED.every((name) => names.includes(name))) return null
    if (signature !== (await expectSignature(heard, names))) return null
    nonces.add(nonce)
    if (headers['x-acs-action'] !== 'SendSms' || headers['x-acs-version'] !== '2017-05-25') return null
    return Object.fromEntries(new URLSearchParams(heard.search))
  }

  async function expectSignature(
    { path, search, headers, body }: ReceivedRequest,
    names: string[],
  ): Promise<string | null> {
    const bodyHash = await sha256(body)
    if (headers['x-acs-content-sha256'] !== bodyHash) return null
    const query = [...new URLSearchParams(search)].map((pair) => pair.map(encodeBytes).join('='))
    const lines = [...names].sort().map((name) => `${name}:${(headers[name] ?? '').trim()}`)
    const canonical = `POST\n${path}\n${query.sort().join('&')}\n${lines.join('\n')}\n\n${names.join(';')}\n${bodyHash}`
    return hex(await hmac(keySecret, `ACS3-HMAC-SHA256\n${await sha256(canonical)}`))
  }

  return {
    understand,
    accept: () => reply(200, 'OK', 'OK'),
    refuseSignature: () => reply(400, 'SignatureDoesNotMatch', 'Specified signature is not matched'),
    refuse: (word, text) => reply(word.startsWith('Throttling') ? 400 : 200, word, `refused: ${text}`),
  }
}

function readAuthorization(text: string) {
  const form = /^ACS3-HMAC-SHA256 Credential=([^,]*),SignedHeaders=([^,]*),Signature=(\w+)$/
  const [, id, signed = '', signature] = form.exec(text) ?? []
  return { id, names: signed.split(';'), signature }
}

function isYoung(date: string): boolean {
  return Math.abs(Date.now() - Date.parse(date)) < CLOCK_TOLERANCE_MS
}

function reply(status: number, Code: string, Message: string): Reply {
  const RequestId = '9B1C1A6C-5A3F-5A3F-9E2B-0B6C9B1C1A6C'
  return { status, body: JSON.stringify({ Code, Message, RequestId, ...(Code === 'OK' && { BizId: '1^0' }) }) }
}
