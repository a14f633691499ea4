import type { Door } from '../open-door.ts'

/** JSON-RPC leaves these numbers to servers. */
const SERVER_ERROR = -32_000

/** A refusal of a whole request; what a tool refuses is its answer. */
export const refuseMcp: Door['refuse'] = (refusal, { message, request }) => {
  const { reason, code } = refusal
  const error = { code: SERVER_ERROR, message, data: { reason } }
  const said = request.headers.authorization === undefined ? '' : ', error="invalid_token"'
  const headers: Record<string, string> = code === 401 ? { 'www-authenticate': `Bearer realm="easel"${said}` } : {}
  return { status: code, headers, json: { jsonrpc: '2.0', error, id: null } }
}
