import type { LoopbackAnswer, LoopbackRequest } from '../serve-loopback.ts'
import { BILL_PATH, writeBill } from './bill.ts'
import { checkCall, Refused } from './check-call.ts'
import { type Keys, signText } from './keys.ts'
import { OPERATIONS, type Platform } from './operations.ts'

/** `500` comes before anything happened, all others after. */
export type ApiFault = 'lost' | '500' | 'unsigned' | 'wrongly signed' | 'altered'

interface ApiParts extends Platform {
  appId: string
  keys: Keys
  /** Of the next calls; used up. */
  faults: ApiFault[]
}

/** Answers requests as the gateway would. */
export function openApi(parts: ApiParts): (asked: LoopbackRequest) => LoopbackAnswer {
  return ({ path, query, body }) => {
    if (path === BILL_PATH) return { status: 200, body: writeBill(parts.books, query.get('bizDates') ?? '') }
    const fault = parts.faults.shift()
    if (fault === '500') return { status: 500, body: '<html>500</html>' }
    const params = [...query, ...new URLSearchParams(body)]
    const method = params.find(([name]) => name === 'method')?.[1] ?? ''
    const content = decide(parts, params)
    return fault === 'lost' ? 'lost' : { status: 200, body: write(method, content, { keys: parts.keys, fault }) }
  }
}

function decide(parts: ApiParts, params: [string, string][]): object {
  try {
    const call = checkCall(params, { appId: parts.appId, keys: parts.keys, now: parts.now() })
    const operation = OPERATIONS[call.method]
    if (!operation) throw new Refused('40002', 'isv.invalid-method')
    return { code: '10000', msg: 'Success', ...operation(parts, call) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { code: error.code, msg: 'Business Failed', sub_code: error.subCode, sub_msg: '不行' }
  }
}

/** With slashes escaped, as the gateway writes them; the signature is over exactly these letters. */
function write(method: string, content: object, { keys, fault }: { keys: Keys; fault: ApiFault | undefined }): string {
  const text = JSON.stringify(content).replaceAll('/', '\\/')
  const key = (fault === 'wrongly signed' ? keys.forger : keys.alipay).privateKey
  const sign = fault === 'unsigned' ? '' : `,"sign":"${signText(text, key)}"`
  const body = fault === 'altered' ? text.replace('"msg"', '"msG"') : text
  return `{"${method.replaceAll('.', '_')}_response":${body}${sign}}`
}
