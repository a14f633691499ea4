import { expect, test } from 'vitest'
import { expectRegion } from './keep-promises.ts'
import { finish, openParent, run, signal } from './kit.ts'
import { open, openUpscale } from './openai-images-scene.ts'

const SMALL = { mostPixels: 32 * 32 }
const imagine = { verb: { kind: 'imagine' } } as const

test.each([
  ['where it says that they lie', {}, null],
  ['themselves', {}, 'b64_json'],
  ['without an end to its stream', { lacks: ['end'] }, 'b64_json'],
] as const)('Volcengine Ark draws one picture a time and gives them %s', async (_, options, responseFormat) => {
  const { standIn, engine } = await open({ ...SMALL, ...options, manner: 'ark' }, { responseFormat })
  expect((await finish(engine, imagine)).pictures).toHaveLength(4)
  expect(standIn.submissions).toMatchObject([false, true, true, true].map((isStreamed) => ({ isStreamed, count: 1 })))
  expect(standIn.submissions[0]?.responseFormat).toBe(responseFormat)
  // It only reports finished pictures.
  expect(engine.abilities().preview).toBe(false)
})

test('vLLM-Omni tells of an edit in a way of its own, and takes masks by another name', async () => {
  const { standIn, engine } = await open({ manner: 'vllm-omni' })
  expect((await finish(engine, { verb: await openUpscale() })).pictures).toHaveLength(1)
  await expectRegion(engine)
  expect(standIn.submissions).toMatchObject([
    { isStreamed: true, masks: [] },
    { isStreamed: false, masks: ['mask', 'mask_image'] },
  ])
})

test('a stream that ends without a picture is the last one', async () => {
  const { standIn, engine } = await open({ ...SMALL, manner: 'vllm-omni' })
  standIn.faults.next('edits', 'no pictures')
  const verb = await openUpscale()
  expect((await run(engine, { verb })).end).toEqual({ state: 'refused', reason: 'picture_missing' })
  expect(standIn.submissions).toMatchObject([{ isStreamed: true }])
  await finish(engine, { verb })
  expect(standIn.submissions).toMatchObject([{ isStreamed: true }, { isStreamed: false }])
})

test('a server that does not know the second name of a mask is asked without it, once and for all', async () => {
  const { standIn, engine } = await open({ lacks: ['mask_image'] })
  await expectRegion(engine)
  await expectRegion(engine)
  expect(standIn.submissions).toMatchObject([{ masks: ['mask'] }, { masks: ['mask'] }])
  expect(standIn.asked).toEqual(['edits', 'edits', 'edits'])
})

test('a gateway without edits, such as one-api, still draws from words, and is no engine that fails', async () => {
  const { standIn, engine } = await open({ ...SMALL, lacks: ['edits of one-api'] })
  const verb = await openUpscale()
  expect((await run(engine, { verb })).end).toEqual({ state: 'refused', reason: 'engine_lacks_call' })
  expect(engine.abilities().verbs).toMatchObject({
    imagine: 'native',
    upscale: 'unavailable',
    variation: 'unavailable',
  })
  expect((await run(engine, { verb })).end).toEqual({ state: 'refused', reason: 'engine_lacks_call' })
  expect(standIn.asked).toEqual(['edits'])
  const probed = await open({ lacks: ['edits of one-api'] })
  expect(await probed.engine.probe(signal())).toMatchObject({ isWell: true, notes: [{ code: 'no_edits' }] })
})

test.each([
  ['gpt-image-1', ['edits'], [{ fidelity: 'high', isStreamed: true, background: 'opaque' }]],
  ['gpt-image-1-mini', ['edits', 'edits'], [{ fidelity: null, isStreamed: true, background: 'opaque' }]],
  // Without streaming and without `input_fidelity`; pictures by URL.
  ['dall-e-2', ['edits', 'edits', 'edits', 'pictures'], [{ fidelity: null, isStreamed: false, background: null }]],
])('%s enlarges with what it knows, and is not asked for more the next time', async (model, asked, drawn) => {
  const { standIn, engine } = await open(SMALL, { model })
  const verb = await openUpscale()
  await finish(engine, { verb })
  expect(standIn.asked).toEqual(asked)
  await finish(engine, { verb })
  expect(standIn.submissions).toMatchObject([...drawn, ...drawn])
  expect(standIn.asked).toEqual([...asked, ...asked.slice(asked.lastIndexOf('edits'))])
})

test('dall-e-3 draws four by one, and gives them where they lie or themselves', async () => {
  const lying = await open(SMALL, { model: 'dall-e-3' })
  expect((await finish(lying.engine, imagine)).pictures).toHaveLength(4)
  expect(lying.standIn.asked.filter((call) => call === 'pictures')).toHaveLength(4)
  const themselves = await open(SMALL, { model: 'dall-e-3', responseFormat: 'b64_json' })
  await finish(themselves.engine, imagine)
  expect(themselves.standIn.asked).not.toContain('pictures')
})

test('a GPT image model is never told how to give its pictures, and draws on when it may not be asked for opaque ones', async () => {
  const { standIn, engine } = await open(
    { ...SMALL, lacks: ['background'] },
    { model: 'gpt-image-1', responseFormat: 'b64_json' },
  )
  await finish(engine, imagine)
  await finish(engine, imagine)
  expect(standIn.asked).toHaveLength(3)
  expect(standIn.submissions).toMatchObject([1, 2].map(() => ({ background: null, responseFormat: null, count: 4 })))
})

test('SiliconFlow calls its pictures another name, and they are fetched from where they lie', async () => {
  const { standIn, engine } = await open({ ...SMALL, manner: 'siliconflow' })
  expect((await finish(engine, imagine)).pictures).toHaveLength(4)
  expect(standIn.asked.filter((call) => call === 'pictures')).toHaveLength(4)
})

test('pictures that cannot be had are told by why', async () => {
  const elsewhere = await open({ ...SMALL, manner: 'siliconflow', pictureOrigin: 'http://127.0.0.2:9' })
  expect((await run(elsewhere.engine)).end).toEqual({ state: 'refused', reason: 'picture_forbidden' })
  const { standIn, engine } = await open({ ...SMALL, manner: 'siliconflow' })
  standIn.faults.next('pictures', '401')
  expect((await run(engine)).end).toEqual({ state: 'refused', reason: 'picture_missing' })
  standIn.faults.next('generations', 'picture of 30 MB')
  expect((await run(engine)).end).toEqual({ state: 'refused', reason: 'picture_too_large' })
  standIn.faults.next('generations', 'picture is HTML')
  expect((await run(engine)).end).toEqual({ state: 'refused', reason: 'engine_bad_reply' })
  expect(standIn.submissions).toHaveLength(3)
})

const UNVERIFIED = 'Your organization must be verified to use the model `gpt-image-1`.'
const NO_MODEL = 'The model `gpt-image-9` does not exist or you do not have access to it.'
const NO_QUOTA = 'You exceeded your current quota, please check your plan and billing details.'
const BLOCKED = 'Your request was rejected by the safety system.'

const saidOf = ({ code, param, message }: { code?: unknown; param?: string; message: string }) =>
  [code, param, message].filter((part) => part !== undefined).join(' ')

test.each([
  [403, { message: UNVERIFIED }, UNVERIFIED],
  [404, { message: NO_MODEL, code: 'model_not_found' }, 'model_missing'],
  [404, { message: NO_MODEL, param: 'model', code: 404 }, 'model_missing'],
  [503, { message: NO_MODEL, code: 'model_not_found' }, 'model_missing'],
  [429, { message: NO_QUOTA, code: 'insufficient_quota' }, 'key_refused'],
  [400, { message: BLOCKED, code: 'moderation_blocked' }, 'banned_word'],
  [400, { message: BLOCKED, code: 'content_policy_violation' }, 'banned_word'],
  [401, { message: 'Incorrect API key provided.', code: 'invalid_api_key' }, 'key_refused'],
  [500, { message: 'The server had an error.' }, 'engine_failed'],
])('%i %j is asked once and told for what it is', async (status, complaint, reason) => {
  const { standIn, engine, tools } = await open(SMALL)
  standIn.refuses(complaint, status)
  const { png } = await openParent(32, 32)
  const verb = { kind: 'pan', parent: { recipe: {}, png }, direction: 'up' } as const
  expect((await run(engine, { verb })).end).toEqual({
    state: 'refused',
    reason,
    ...(reason === 'banned_word' && { detail: BLOCKED }),
    ...(status === 500 && { said: `${complaint.message} (x-request-id req_1)` }),
    ...(/^(model_missing|key_refused)$/.test(reason) && status !== 401 && { said: saidOf(complaint) }),
  })
  expect(standIn.asked).toEqual(['edits'])
  expect(tools.waits).toEqual([])
  // None of these errors means that edits are unsupported.
  expect(engine.abilities().verbs.pan).toBe('emulated')
})
