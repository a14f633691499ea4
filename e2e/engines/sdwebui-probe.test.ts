import type { SdWebuiSettings } from '@easel/engines/sdwebui/settings'
import { expect, test } from 'vitest'
import { finish, openParent, run, signal } from './kit.ts'
import { open } from './sdwebui-scene.ts'

test('a probe tells what is wrong', async () => {
  const codes = async (options: Parameters<typeof open>[0], wish?: Partial<SdWebuiSettings>) => {
    const { isWell, notes } = await (await open(options, wish)).engine.probe(signal())
    return { isWell, codes: notes.map(({ code }) => code) }
  }
  expect(await codes({})).toEqual({ isWell: true, codes: [] })
  expect(await codes({ login: 'easel:secret' })).toEqual({ isWell: false, codes: ['key_refused'] })
  expect(await codes({ login: 'easel:secret' }, { login: { user: 'easel', password: 'secret' } })).toMatchObject({
    isWell: true,
  })
  expect(await codes({ models: [] })).toEqual({ isWell: false, codes: ['no_models'] })
  expect(await codes({}, { checkpoint: 'gone' })).toEqual({ isWell: false, codes: ['model_missing'] })
  expect(await codes({}, { nijiCheckpoint: 'gone' })).toEqual({ isWell: true, codes: ['model_missing'] })
  expect(await codes({}, { upscaler: 'gone' })).toEqual({ isWell: true, codes: ['upscaler_missing'] })
  expect(await codes({}, { scheduler: 'gone' })).toEqual({ isWell: true, codes: ['scheduler_missing'] })
  expect(await codes({}, { scheduler: 'Simple' })).toEqual({ isWell: true, codes: [] })
  expect(await codes({ lacks: ['progress'] })).toEqual({ isWell: true, codes: ['no_preview'] })
  expect(await codes({}, { sampler: 'Heun' })).toEqual({ isWell: true, codes: ['sampler_missing'] })
  expect(await codes({}, { sampler: 'DPM++ 2M Karras' })).toEqual({ isWell: true, codes: [] })
  expect(await codes({ lacks: ['sd-models'] })).toEqual({ isWell: false, codes: ['api_off'] })
  const { standIn, engine } = await open()
  await standIn.close()
  expect(await engine.probe(signal())).toMatchObject({ isWell: false, notes: [{ code: 'engine_unreachable' }] })
})

test('a sampler that the server lacks is named to whoever draws, and the call does not count as missing', async () => {
  const { standIn, engine } = await open({}, { sampler: 'Heun' })
  const { end } = await run(engine)
  expect(end).toMatchObject({ state: 'refused', reason: 'sampler_missing', said: 'Sampler not found' })
  expect(standIn.submissions).toEqual([])
  expect(engine.abilities().verbs.imagine).toBe('native')
})

test.each(['options', 'upscalers', 'samplers'])('a server that fails at %s alone is well, and draws', async (call) => {
  const { standIn, engine } = await open()
  standIn.faults.next(call, '500')
  expect(await engine.probe(signal())).toMatchObject({ isWell: true, notes: [] })
  expect((await run(engine)).end?.state).toBe('done')
  await engine.probe(signal())
  standIn.faults.next(call, 'HTML')
  expect((await engine.probe(signal())).abilities.verbs.upscale).toBe('native')
})

test('an upscaler is one that the server has, of the best family, or what the operator says', async () => {
  const chosen = async (paths: Record<string, string | null>, wish: Parameters<typeof open>[1] = {}) => {
    const upscalers = Object.entries(paths).map(([name, model_path]) => ({ name, model_path }))
    const { standIn, engine } = await open({ upscalers }, wish)
    const { abilities } = await engine.probe(signal())
    const { png } = await openParent(32, 32)
    const parent = { recipe: {}, png }
    await finish(engine, { verb: { kind: 'upscale', parent, detail: 'subtle', factor: 2 } })
    return [abilities.verbs.upscale, standIn.submissions[0]?.body.upscaler_1]
  }
  const away = { None: null, 'DAT x2': 'https://example.org/x2.pth', 'R-ESRGAN 4x+': 'HTTPS://example.org/4x.pth' }
  expect(await chosen({ ...away, SwinIR_4x: '/m/swin.pth', '4x_foolhardy_ESRGAN': 'C:\\m\\e.pth' })).toEqual([
    'native',
    '4x_foolhardy_ESRGAN',
  ])
  expect(await chosen({ ...away, SwinIR_4x: '/m/swin.pth' })).toEqual(['native', 'SwinIR_4x'])
  // Emulated: the model redraws the picture.
  expect(await chosen(away)).toEqual(['emulated', 'None'])
  expect(await chosen(away, { upscaler: 'DAT x2' })).toEqual(['native', 'DAT x2'])
})
