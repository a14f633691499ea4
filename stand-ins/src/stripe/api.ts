import type { LoopbackAnswer, LoopbackRequest } from '../serve-loopback.ts'
import type { Books } from './books.ts'
import { type Call, operate, Refused } from './operations.ts'

/** `500` comes before anything happened, `lost` after. */
export type ApiFault = 'lost' | '500'

interface ApiParts {
  books: Books
  secretKey: string
  /** Seconds since 1970. */
  now: () => number
  /** Of the next calls; used up. */
  faults: ApiFault[]
}

interface Answer {
  status: number
  body: string
}

/** Answers requests as the API would. */
export function openApi({ books, secretKey, now, faults }: ApiParts): (request: LoopbackRequest) => LoopbackAnswer {
  const kept = new Map<string, { question: string; answer: Answer }>()

  /** The same question with the same key has the answer that it had. */
  function decideOnce(request: LoopbackRequest, key: string): Answer {
    const question = `${request.method} ${request.path} ${request.body}`
    const known = kept.get(key)
    if (known && known.question !== question) return refuse(new Refused(400, 'idempotency_error'))
    const answer = known?.answer ?? decide(request)
    if (answer.status === 200) kept.set(key, { question, answer })
    return answer
  }

  function decide(request: LoopbackRequest): Answer {
    try {
      return { status: 200, body: JSON.stringify(operate(books, callOf(request, secretKey), now())) }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return refuse(error)
    }
  }

  return (asked) => {
    const fault = faults.shift()
    if (fault === '500') return { status: 500, body: '{"error":{"type":"api_error","message":"no"}}' }
    const key = asked.headers['idempotency-key']
    const answer = typeof key === 'string' ? decideOnce(asked, key) : decide(asked)
    return fault === 'lost' ? 'lost' : answer
  }
}

/** @throws Refused unless it is the merchant that asks, as Stripe wants to be asked */
function callOf({ method, path, query, headers, body }: LoopbackRequest, secretKey: string): Call {
  if (headers.authorization !== `Bearer ${secretKey}`) throw new Refused(401, 'invalid_api_key')
  const isForm = method === 'GET' || headers['content-type']?.startsWith('application/x-www-form-urlencoded')
  if (!isForm || !headers['stripe-version']) throw new Refused(400, 'parameter_unknown')
  const sent = method === 'POST' ? [...new URLSearchParams(body)] : [...query]
  const params = new Map(sent)
  if (params.size < sent.length) throw new Refused(400, 'parameter_unknown')
  return { method, path, params }
}

function refuse({ status, code }: Refused): Answer {
  return { status, body: JSON.stringify({ error: { type: 'invalid_request_error', code, message: code } }) }
}
