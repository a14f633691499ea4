import type { Door } from '../open-door.ts'

export const refuseMj: Door['refuse'] = (refusal, { message }) => ({
  status: refusal.reason === 'unauthenticated' ? 401 : 200,
  json: { code: 4, description: message, result: null, properties: {} },
})
