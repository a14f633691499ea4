import type { Wechat } from '../wechat.ts'
import type { ApiRequest } from './api-request.ts'

export interface Answer {
  status: number
  contentType: string | null
  body: Buffer
  /** Files of bills are not signed; their hash was. */
  signed: boolean
}

/** One call of the API, after who asks was proven; `part` is what the path holds in place of its star. */
export type Operation = (wechat: Wechat, request: ApiRequest, part: string) => Answer

export function answerJson(value: object): Answer {
  return {
    status: 200,
    contentType: 'application/json; charset=utf-8',
    body: Buffer.from(JSON.stringify(value)),
    signed: true,
  }
}

export const answerNothing = (): Answer => ({ status: 204, contentType: null, body: Buffer.alloc(0), signed: true })
