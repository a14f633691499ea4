import type { ServerResponse } from 'node:http'
import type { ApiFault, CallName, Faults } from '../open-faults.ts'
import { chooseAnswerSigner } from '../keys/choose-signer.ts'
import type { Wechat } from '../wechat.ts'
import { ApiError } from './api-error.ts'
import type { ApiRequest } from './api-request.ts'
import { checkAuthorization, type SeenNonces } from './check-authorization.ts'
import { checkHeaders } from './check-headers.ts'
import type { Answer } from './operation.ts'
import { findRoute } from './routes.ts'
import { sendAnswer } from './send-answer.ts'

export interface CallRecord {
  /** Null: nothing of ours, or not proven to be the merchant's. */
  call: CallName | null
  at: Date
  /** 0: it was cut off before it had any effect. */
  status: number
  fault: ApiFault | null
}

interface Outcome {
  call: CallName | null
  fault: ApiFault | null
  /** Null: nothing comes back. */
  answer: Answer | null
}

/** Answers requests as the API would; `calls` gets a line for each. */
export function openApi(wechat: Wechat, faults: Faults, calls: CallRecord[]) {
  const seenNonces: SeenNonces = new Map()
  return (request: ApiRequest, response: ServerResponse): void => {
    const { call, fault, answer } = decide(wechat, request, { seen: seenNonces, faults })
    calls.push({ call, at: wechat.clock.now(), status: answer?.status ?? 0, fault })
    const signer = answer?.signed ? chooseAnswerSigner(wechat.keys, knownSerial(wechat, request)) : null
    sendAnswer(response, answer, { fault, signer, wechat })
  }
}

function decide(wechat: Wechat, request: ApiRequest, { seen, faults }: { seen: SeenNonces; faults: Faults }): Outcome {
  let outcome: Outcome = { call: null, fault: null, answer: null }
  try {
    checkAuthorization(request, wechat.keys.merchant, seen, wechat.clock.now())
    const route = findRoute(request)
    if (!route) throw new ApiError(404, 'RESOURCE_NOT_EXISTS', '请求的资源不存在')
    outcome = { ...outcome, call: route.call, fault: faults.takeCall(route.call) ?? null }
    checkHeaders(request)
    chooseAnswerSigner(wechat.keys, serialOf(request))
    if (outcome.fault === 'reset') return outcome
    failAsScripted(outcome.fault)
    return { ...outcome, answer: route.run(wechat, request, route.part) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ...outcome, answer: answerError(error) }
  }
}

/** @throws ApiError when the script says so */
function failAsScripted(fault: ApiFault | null): void {
  if (fault === '500') throw new ApiError(500, 'SYSTEM_ERROR', '系统错误')
  if (fault === '429') throw new ApiError(429, 'FREQUENCY_LIMITED', '请求太频繁')
}

/** Errors are signed when the asker is known and the trouble is the asker's. */
function answerError({ status, code, message }: ApiError): Answer {
  return {
    status,
    contentType: 'application/json; charset=utf-8',
    body: Buffer.from(JSON.stringify({ code, message })),
    signed: status === 400 || status === 403 || status === 404,
  }
}

function serialOf({ headers }: ApiRequest): string | undefined {
  const serial = headers['wechatpay-serial']
  return Array.isArray(serial) ? serial[0] : serial
}

/** The serial that was asked for, unless it is the mistake itself. */
function knownSerial({ keys }: Wechat, request: ApiRequest): string | undefined {
  const requestSerial = serialOf(request)
  return [...keys.publicKeys, ...keys.certificates].some(({ serial }) => serial === requestSerial)
    ? requestSerial
    : undefined
}
