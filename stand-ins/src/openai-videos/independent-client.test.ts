import OpenAI from 'openai'
import { expect, onTestFinished, test } from 'vitest'
import { openOpenAiVideosStandIn } from './open-openai-videos-stand-in.ts'

const KEY = 'sk-1'
const PACE_MS = 3_000

test("OpenAI's own client makes a clip, and is refused what the service refuses", async () => {
  let now = Date.UTC(2026, 0, 2)
  const standIn = await openOpenAiVideosStandIn({ key: KEY, paceMs: PACE_MS, now: () => now })
  onTestFinished(() => standIn.close())
  const client = new OpenAI({ apiKey: KEY, baseURL: standIn.baseUrl, maxRetries: 0 })

  const video = await client.videos.create({ prompt: 'a fox', seconds: '8', size: '720x1280' })
  expect(video).toMatchObject({ object: 'video', status: 'queued', seconds: '8' })
  await expect(client.videos.downloadContent(video.id)).rejects.toThrow('not ready')
  now += 6 * PACE_MS
  expect(await client.videos.retrieve(video.id)).toMatchObject({ status: 'completed', progress: 100 })
  const content = await client.videos.downloadContent(video.id)
  expect((await content.arrayBuffer()).byteLength).toBeGreaterThan(800)

  await expect(client.videos.create({ prompt: '' })).rejects.toThrow('400')
  await expect(client.videos.create({ prompt: 'a', seconds: '5' as '4' })).rejects.toThrow('Supported values')
  await expect(client.videos.create({ prompt: 'a', size: '1024x1792' })).rejects.toThrow('Supported values')
  await expect(client.videos.retrieve('video_9')).rejects.toThrow('404')
  await expect(new OpenAI({ apiKey: 'sk-2', baseURL: standIn.baseUrl }).videos.create({ prompt: 'a' })).rejects.toThrow(
    '401',
  )
})
