import type { Door } from '../open-door.ts'

/** A refusal as A1111 words it; plug-ins show `detail`, or `errors`. */
export const refuseSdwebui: Door['refuse'] = (refusal, { message }) => {
  const { reason, code } = refusal
  if (reason === 'unauthenticated') {
    const headers = { 'www-authenticate': 'Basic realm="easel"' }
    return { status: 401, headers, json: { detail: message } }
  }
  const status = reason === 'invalid_input' ? 422 : code
  return { status, json: { error: reason, detail: message, body: '', errors: message } }
}
