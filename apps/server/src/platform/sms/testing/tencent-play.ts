import { hex, hmac, sha256 } from './digest.ts'
import type { ReceivedRequest, Play, Reply } from './stand-in.ts'

const CLOCK_TOLERANCE_SECONDS = 300

/** SendSms of Tencent Cloud, as far as a caller sees it. */
export function playTencent({ keyId, keySecret }: { keyId: string; keySecret: string }): Play {
  async function understand(heard: ReceivedRequest) {
    const { headers } = heard
    const { id, date, service, names, signature } = readAuthorization(headers['authorization'] ?? '')
    if (id !== keyId || service !== 'sms' || !isNow(Number(headers['x-tc-timestamp']), date)) return null
    if (!['content-type', 'host'].every((name) => names.includes(name))) return null
    if (signature !== (await expectSignature(heard, names, date))) return null
    if (headers['x-tc-action'] !== 'SendSms' || headers['x-tc-version'] !== '2021-01-11') return null
    return JSON.parse(heard.body) as Record<string, unknown>
  }

  async function expectSignature(
    { path, headers, body }: ReceivedRequest,
    names: string[],
    date: string,
  ): Promise<string> {
    const lines = names.map((name) => `${name}:${(headers[name] ?? '').trim().toLowerCase()}`)
    const canonical = `POST\n${path}\n\n${lines.join('\n')}\n\n${names.join(';')}\n${await sha256(body)}`
    const toSign = `TC3-HMAC-SHA256\n${headers['x-tc-timestamp']}\n${date}/sms/tc3_request\n${await sha256(canonical)}`
    const dayKey = await hmac(`TC3${keySecret}`, date)
    const key = await hmac(await hmac(dayKey, 'sms'), 'tc3_request')
    return hex(await hmac(key, toSign))
  }

  return {
    understand,
    accept: () => reply({ SendStatusSet: [{ SerialNo: '2019:538884', Fee: 1, Code: 'Ok', Message: 'send success' }] }),
    refuseSignature: () => reply({ Error: { Code: 'AuthFailure.SignatureFailure', Message: 'check your signature' } }),
    refuse: (Code, text) =>
      reply(isOfOneNumber(Code) ? { SendStatusSet: [{ Code, Message: text }] } : { Error: { Code, Message: text } }),
  }
}

function readAuthorization(text: string) {
  const form = /^TC3-HMAC-SHA256 Credential=(.+)\/(.+)\/(.+)\/tc3_request, SignedHeaders=(.+), Signature=(\w+)$/
  const [, id, date = '', service, signed = '', signature] = form.exec(text) ?? []
  return { id, date, service, names: signed.split(';'), signature }
}

function isNow(seconds: number, date: string): boolean {
  if (!(Math.abs(Date.now() / 1000 - seconds) < CLOCK_TOLERANCE_SECONDS)) return false
  return date === new Date(seconds * 1000).toISOString().slice(0, 10)
}

/** Some errors are said of the number, others of the whole call. */
function isOfOneNumber(code: string): boolean {
  return /^(LimitExceeded|FailedOperation|InvalidParameterValue)\./.test(code)
}

function reply(Response: object): Reply {
  return { status: 200, body: JSON.stringify({ Response: { ...Response, RequestId: 'a0aabda6-cf91-4f3e-a81f' } }) }
}
