import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'easel_device'
const BYTES = 32
/** As long as a session lasts at most. */
const MAX_AGE_SECONDS = 180 * 24 * 60 * 60
const brought = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`)

/**
 * Device identifier for sign-in: the random value the browser sends, or a new one. It authenticates nobody, scripts cannot read
 * it, and only the sign-in calls receive it.
 */
export function recogniseDevice({ headers, protocol }: FastifyRequest, reply: FastifyReply): string {
  const device = brought.exec(headers.cookie ?? '')?.[1] ?? randomBytes(BYTES).toString('base64url')
  const secure = protocol === 'https' ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${NAME}=${device}; Path=/api/login; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  )
  return device
}
