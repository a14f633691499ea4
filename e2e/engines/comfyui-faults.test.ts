import { openComfyUi } from '@easel/engines/comfyui/adapter'
import { expect, test } from 'vitest'
import { SOCKET_FAULTS } from '../../stand-ins/src/comfyui/voice.ts'
import { ENGINE_FAULTS } from '../../stand-ins/src/engines/faults.ts'
import { inputsOf, openScene } from './comfyui-scene.ts'
import { followAll, openParent, order, run, signal } from './kit.ts'

const SPOILT = ENGINE_FAULTS.slice(ENGINE_FAULTS.indexOf('picture of 30 MB'))
const UNSPOILT = ENGINE_FAULTS.filter((fault) => !SPOILT.includes(fault))
const patienceFor = (fault: string) => ({ answerMs: fault === 'hang' ? 1_500 : 20_000 })

const NOT_TAKEN = new Set(['429', '429 and when', '503 and when'])
const REFUSED = new Map([
  ['401', 'key_refused'],
  ['redirect', 'engine_bad_reply'],
])
const attempt = { id: 'an-attempt-of-128-bits-or-more-0123456789', notifyUrl: null }

test.each(UNSPOILT)('"%s" to a prompt is told for what it is, and nothing is submitted twice', async (fault) => {
  const { standIn, engine, tools } = await openScene({}, patienceFor(fault))
  await engine.probe(signal())
  standIn.faults.next('prompt', fault)
  const { end, error } = await run(engine, { attempt })
  const reason = REFUSED.get(fault)
  if (reason !== undefined) return expect(end).toEqual({ state: 'refused', reason })
  expect(error).toMatchObject({ name: NOT_TAKEN.has(fault) ? 'EngineUnreachable' : 'AnswerLost' })
  expect(tools.waits).toEqual(fault.endsWith('and when') ? [7_000] : [])
  if (NOT_TAKEN.has(fault)) return expect(standIn.submissions).toHaveLength(0)
  // An accepted submission is found again; one that was not accepted may be submitted again.
  const found = await engine.recover?.(attempt, signal())
  if (standIn.submissions.length === 0) return expect(found).toBeNull()
  if (found === null || found === undefined || found === 'unknown') throw new Error(`Not found: ${String(found)}`)
  expect((await followAll(openLater(standIn.baseUrl, tools), found)).end?.state).toBe('done')
  expect(standIn.submissions).toHaveLength(1)
})

type Tools = Awaited<ReturnType<typeof openScene>>['tools']

function openLater(url: string, tools: Tools) {
  const plain = { key: null, checkpoint: null, nijiCheckpoint: null, upscaler: null, references: null, steps: null }
  const rest = {
    loras: new Map<string, string>(),
    guidance: null,
    graphs: {},
    maxPixels: 128 * 128,
    answerMs: 20_000,
    timeoutMs: 600_000,
  }
  return openComfyUi({ id: 'comfyui', url, ...plain, ...rest }, tools)
}

test.each(UNSPOILT)('"%s" before a prompt leaves nothing behind, and it can be tried again', async (fault) => {
  const { png } = await openParent(96, 64)
  for (const call of ['object_info', 'upload']) {
    const { standIn, engine } = await openScene({}, patienceFor(fault))
    standIn.faults.next(call, fault)
    const verb = { kind: 'pan', parent: { recipe: {}, png }, direction: 'up' } as const
    const { end, error } = await run(engine, { verb, attempt })
    if (end === undefined) expect(error).toMatchObject({ name: 'EngineUnreachable' })
    else expect(end.state).toBe('refused')
    expect(standIn.submissions).toHaveLength(0)
    expect((await run(engine, { verb, attempt })).end?.state).toBe('done')
  }
})

const LISTLESS = new Set(['no pictures', 'picture missing'])

test.each(ENGINE_FAULTS)(
  '"%s" to a look at a prompt ends as it should, and nothing is submitted twice',
  async (fault) => {
    for (const call of ['history', 'queue']) {
      const { standIn, engine } = await openScene({ ticks: 1 }, patienceFor(fault))
      const ticket = await engine.start(order, signal())
      if (call === 'history') for (let count = 0; count < 4; count++) standIn.step()
      standIn.faults.next(call, fault)
      const { end, error } = await followAll(engine, ticket)
      expect(error).toBeNull()
      // Polling has no side effects, so it is retried; a failed drawing stays failed.
      const isBad = call === 'history' && LISTLESS.has(fault)
      if (fault === '401') expect(end).toEqual({ state: 'refused', reason: 'key_refused' })
      else if (isBad) expect(end).toEqual({ state: 'refused', reason: 'engine_bad_reply' })
      else expect(end?.state).toBe('done')
      expect(standIn.submissions).toHaveLength(1)
    }
  },
)

const FETCHED_AGAIN = new Set([
  'reset',
  '429',
  '429 and when',
  '500',
  '502 in HTML',
  '503',
  '503 and when',
  'hang',
  'lost',
  'cut off',
])
const MISSING = new Set(['picture missing', 'no pictures'])

test.each(ENGINE_FAULTS)(
  '"%s" instead of a picture ends as it should, and nothing is submitted twice',
  async (fault) => {
    const { standIn, engine } = await openScene({}, patienceFor(fault))
    standIn.faults.next('view', fault)
    const { end, error } = await run(engine)
    expect(error).toBeNull()
    if (FETCHED_AGAIN.has(fault) || MISSING.has(fault)) expect(end?.state).toBe('done')
    else expect(end).toEqual({ state: 'refused', reason: fault === '401' ? 'key_refused' : 'engine_bad_reply' })
    expect(standIn.submissions).toHaveLength(1)
  },
)

test('a picture that is never there is lost, and a server that cannot be asked is asked again later', async () => {
  const { standIn, engine } = await openScene()
  const ticket = await engine.start(order, signal())
  standIn.faults.next('view', '500', 'reset', '429', '502 in HTML', 'lost')
  expect((await followAll(engine, ticket)).error).toMatchObject({ name: 'EngineUnreachable' })
  standIn.faults.next('history', 'reset', '502 in HTML', '429', '500', 'lost')
  expect((await followAll(engine, ticket)).error).toMatchObject({ name: 'EngineUnreachable' })
  standIn.faults.next('view', 'no pictures', 'no pictures', 'no pictures')
  expect((await followAll(engine, ticket)).end).toEqual({ state: 'refused', reason: 'engine_lost' })
  expect((await followAll(engine, ticket)).end?.state).toBe('done')
  expect(standIn.submissions).toHaveLength(1)
})

test.each(SOCKET_FAULTS)('a socket with "%s" costs nothing but what is seen on the way', async (fault) => {
  for (const age of ['new', 'old'] as const) {
    const { standIn, engine } = await openScene(
      { age, ticks: 3 },
      { answerMs: fault === 'no handshake' ? 1_000 : 20_000 },
    )
    // A later attempt gets the same result.
    standIn.nextSockets(...Array.from({ length: 20 }, () => fault))
    const { reports, end } = await run(engine)
    expect(end?.state).toBe('done')
    expect(standIn.submissions).toHaveLength(1)
    const progress = reports.flatMap((report) => (report.state === 'drawing' ? [report.progress] : []))
    expect(progress).toEqual([...progress].sort((one, other) => one - other))
    const isSeen = reports.some((report) => report.state === 'drawing' && report.preview !== null)
    if (
      ["strangers' previews", 'truncated frames', 'frames of nothing', 'previews that are HTML', 'silent'].includes(
        fault,
      )
    ) {
      expect(isSeen).toBe(false)
    }
  }
})

test('a dropped socket is opened again under the same name, and closed when the drawing is over', async () => {
  const { standIn, engine } = await openScene({ ticks: 4 })
  standIn.nextSockets('dropped')
  expect((await run(engine)).end?.state).toBe('done')
  expect(standIn.socketCount()).toBeGreaterThan(1)
  await expect.poll(standIn.openSocketCount).toBe(0)
})

test('a prompt that waits is taken out, one that is drawn is stopped, and nobody else’s', async () => {
  for (const age of ['new', 'old'] as const) {
    const { standIn, engine } = await openScene({ age, ticks: 1_000 })
    const first = await engine.start(order, signal())
    const second = await engine.start(order, signal())
    standIn.step()
    await engine.cancel(second)
    await engine.cancel({})
    expect(standIn.runningId()).toBe(standIn.submissions[0]?.id)
    expect((await followAll(engine, second)).end).toEqual({ state: 'refused', reason: 'cancelled' })
    await engine.cancel(first)
    expect(standIn.runningId()).toBeNull()
    expect((await followAll(engine, first)).end).toEqual({ state: 'refused', reason: 'cancelled' })
    standIn.addStrangersJob()
    standIn.step()
    const strangers = standIn.runningId()
    await engine.cancel(first)
    expect(standIn.runningId()).toBe(strangers)
  }
})

test('a server that breaks while it is told to stop is no matter', async () => {
  const { standIn, engine } = await openScene({ ticks: 1_000 })
  const ticket = await engine.start(order, signal())
  standIn.step()
  standIn.faults.next('jobs', '500')
  standIn.faults.next('queue', 'reset', 'HTML')
  await engine.cancel(ticket)
  standIn.faults.next('jobs', 'reset')
  await engine.cancel(ticket)
  expect(standIn.runningId()).toBeNull()
})

test('an attempt is found where it waits, where it is drawn and when it is over, by servers of old as well', async () => {
  for (const age of ['new', 'old'] as const) {
    const { standIn, engine } = await openScene({ age, ticks: 2 })
    expect(await engine.recover?.(attempt, signal())).toBeNull()
    const ticket = await engine.start({ ...order, attempt }, signal())
    expect(await engine.recover?.(attempt, signal())).toEqual(ticket)
    standIn.step()
    expect(await engine.recover?.(attempt, signal())).toEqual(ticket)
    await followAll(engine, ticket)
    expect(await engine.recover?.(attempt, signal())).toEqual(ticket)
    standIn.faults.next('queue', 'reset')
    await expect(engine.recover?.(attempt, signal())).rejects.toMatchObject({ name: 'EngineUnreachable' })
    standIn.restart()
    expect(await engine.recover?.(attempt, signal())).toBeNull()
  }
})

test('a server of old that tells of others alone cannot say whether it took an attempt', async () => {
  const { standIn, engine } = await openScene({ age: 'old' })
  const prompt = {
    1: { class_type: 'EmptyLatentImage', inputs: { width: 16, height: 16, batch_size: 1 } },
    2: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'base.safetensors' } },
    3: { class_type: 'VAEDecode', inputs: { samples: ['1', 0], vae: ['2', 2] } },
    4: { class_type: 'PreviewImage', inputs: { images: ['3', 0] } },
  }
  for (let count = 0; count < 70; count++) {
    await fetch(`${standIn.baseUrl}/prompt`, { method: 'POST', body: JSON.stringify({ prompt, client_id: 'page' }) })
    standIn.step()
  }
  expect(await engine.recover?.(attempt, signal())).toBe('unknown')
  const ticket = await engine.start({ ...order, attempt }, signal())
  expect(await engine.recover?.(attempt, signal())).toEqual(ticket)
})

test('two prompts by one id cannot be told apart, so that the second is not followed', async () => {
  const { standIn, engine } = await openScene({ age: 'old', sameIds: true })
  const first = await engine.start(order, signal())
  expect((await run(engine)).end).toEqual({ state: 'refused', reason: 'engine_bad_reply' })
  expect(standIn.submissions).toHaveLength(2)
  expect(first).toHaveProperty('prompt')
})

test('a probe tells what the server has, and what is wrong', async () => {
  const argv = ['main.py', '--preview-method', 'taesd']
  const well = await openScene({ argv, key: 'secret' }, { key: 'secret' })
  expect(await well.engine.probe(signal())).toMatchObject({
    isWell: true,
    abilities: {
      preview: true,
      cancel: true,
      seed: true,
      verbs: { pan: 'native', upscale: 'native', blend: 'emulated' },
    },
    notes: [{ code: 'model', detail: 'base.safetensors' }],
  })
  const refused = await openScene({ key: 'secret' })
  expect(await refused.engine.probe(signal())).toMatchObject({ isWell: false, notes: [{ code: 'key_refused' }] })
  const wish = { checkpoint: 'gone', upscaler: 'gone.pth', references: 'ip-adapter' } as const
  const lacking = await openScene({ age: 'old', lacks: ['IPAdapter'] }, wish)
  const { isWell, notes } = await lacking.engine.probe(signal())
  expect(isWell).toBe(false)
  expect(notes.map(({ code, detail }) => detail ?? code)).toEqual(['gone', 'gone.pth', 'IPAdapter', 'no_preview'])
  const empty = await openScene({ checkpoints: [], lacks: ['system_stats'] })
  expect(await empty.engine.probe(signal())).toMatchObject({ isWell: false, notes: [{ code: 'api_off' }] })
  await empty.standIn.close()
  expect(await empty.engine.probe(signal())).toMatchObject({ isWell: false, notes: [{ code: 'engine_unreachable' }] })
  expect((await run(empty.engine)).error).toMatchObject({ name: 'EngineUnreachable' })
})

test.each([
  ['0.3.75', false],
  ['0.4.0', false],
  ['0.5.0', true],
  ['v0.45.2', true],
  ['1.0.0', true],
  ['nightly', false],
  [null, false],
])('of a server of version %s previews are expected: %s', async (version, isExpected) => {
  const { engine } = await openScene({ version })
  const { notes, abilities } = await engine.probe(signal())
  expect(notes.some(({ code }) => code === 'no_preview')).toBe(!isExpected)
  expect(abilities.preview).toBe(isExpected)
})

test('what is handed over names no page that it comes from', async () => {
  const { standIn, engine } = await openScene()
  // Like the real server, the stand-in refuses requests with an Origin header.
  expect((await fetch(`${standIn.baseUrl}/queue`, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(
    403,
  )
  expect((await run(engine)).end?.state).toBe('done')
  expect(standIn.socketCount()).toBe(1)
  expect(inputsOf(standIn, 'KSampler')).toHaveLength(4)
})
