import type { FastifyInstance } from 'fastify'
import { type DoorDeps, openDoor } from '../open-door.ts'
import { refuseMj } from './refuse-mj.ts'

/** The dialect of midjourney-proxy, under the four prefixes that its clients know; the last three fix the speed. */
export async function mountMidjourney(server: FastifyInstance, deps: DoorDeps): Promise<void> {
  const prefixes = ['/mj', '/mj-fast/mj', '/mj-relax/mj', '/mj-turbo/mj']
  await openDoor(server, deps, { name: 'Midjourney proxy', prefixes, routes: [], refuse: refuseMj })
}
