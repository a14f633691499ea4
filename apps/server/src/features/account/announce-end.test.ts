import { expect, test } from 'vitest'
import { announceEnd } from './announce-end.ts'

test('whoever ends a session has forgotten it before the word goes out', async () => {
  const done: string[] = []
  const bus = {
    publish: async (channel: string, ended: string) => void done.push(`told ${channel} ${ended}`),
    listen: () => () => {},
    close: async () => {},
  }
  await announceEnd({ bus, forgetSession: (ended) => done.push(`forgotten ${ended}`) }, 'one')
  expect(done).toEqual(['forgotten one', 'told session_ended one'])
})
