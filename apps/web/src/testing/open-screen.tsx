import { sessionQuery } from '../features/account/api.ts'
import { DrawingScreen } from '../app/drawing/drawing-screen.tsx'
import { forgetAll } from './forget-all.ts'
import { FakeServer, USER } from './fake-server.ts'
import { layOut } from './lay-out.ts'
import { makeClient, type Rendered, render, settle } from './render.tsx'
import { CHANNEL_ID } from './seed.ts'

/** Renders the drawing screen of an empty channel with empty storage. */
export async function openScreen(): Promise<{ server: FakeServer; screen: Rendered }> {
  forgetAll()
  const server = new FakeServer()
  server.install()
  layOut()
  const client = makeClient()
  client.setQueryData(sessionQuery.queryKey, { auth: true, user: USER })
  const screen = await render(<DrawingScreen channelId={CHANNEL_ID} />, client)
  await settle()
  return { server, screen }
}
