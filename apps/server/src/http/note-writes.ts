import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Reader } from '../db/replica/reader.ts'

/**
 * Before anybody hears that what they asked for is done, it is noted that they must see it: also after a refusal, since a part of it
 * may have been done. What is streamed is noted once more at its end.
 */
export function noteWrites(server: FastifyInstance, reader: Reader): void {
  server.addHook('onSend', async (request) => note(request, reader))
  server.addHook('onResponse', async (request, reply) => {
    if (!reply.hasHeader('content-length')) await note(request, reader)
  })
}

async function note({ caller, method, routeOptions }: FastifyRequest, reader: Reader): Promise<void> {
  if (!caller || method === 'GET' || method === 'HEAD' || routeOptions.config.changesNothing) return
  await reader.noteWrite(caller.userId)
}
