import { kinds } from '@easel/engines/kinds'
import { expect, test } from 'vitest'
import { openComfyUiStandIn } from '../../stand-ins/src/comfyui/open-comfyui-stand-in.ts'
import { json, openHost } from '../../stand-ins/src/engines/host.ts'
import { openOpenAiImagesStandIn } from '../../stand-ins/src/openai-images/open-openai-images-stand-in.ts'
import { openSdCppStandIn } from '../../stand-ins/src/sdcpp/open-sdcpp-stand-in.ts'
import { openSdWebuiStandIn } from '../../stand-ins/src/sdwebui/open-sdwebui-stand-in.ts'
import { closeLater, openTools, signal } from './kit.ts'

const servers = {
  comfyui: () => openComfyUiStandIn(),
  sdcpp: () => openSdCppStandIn(),
  sdwebui: () => openSdWebuiStandIn(),
  'openai-images': () => openOpenAiImagesStandIn(),
}

async function ask(kind: string, url: string) {
  const connection = { id: 'x', url, key: null, bots: ['MID_JOURNEY'], slots: 1 } as const
  const engine = kinds
    .get(kind)
    ?.plan({})
    .open(connection, await openTools(new URL(url).origin))
  if (!engine) throw new Error('It is a kind.')
  return (await closeLater(engine)).probe(signal())
}

test.each(Object.entries(servers))(
  'whoever is connected as another kind than %s hears what it is',
  async (own, open) => {
    const { baseUrl } = await closeLater<{ baseUrl: string; close(): Promise<void> }>(open())
    for (const kind of kinds.keys()) {
      const { isWell, notes } = await ask(kind, baseUrl)
      const isBoth = own === 'openai-images' && kind === 'openai-vision'
      expect([kind, isWell]).toEqual([kind, kind === own || isBoth])
      if (kind !== own && own !== 'openai-images') expect(notes[0]).toEqual({ code: 'kind_other', detail: own })
    }
  },
)

test('a chat server that answers needs no list of models', async () => {
  const { baseUrl } = await closeLater(
    openHost(
      0,
      () => undefined,
      async ({ path }) =>
        path === '/v1/chat/completions' ? json({ error: { message: 'model is required' } }, 400) : json({}, 404),
    ),
  )
  expect(await ask('openai-vision', `${baseUrl}/v1`)).toMatchObject({ isWell: true, notes: [] })
  expect(await ask('openai-images', `${baseUrl}/v1`)).toMatchObject({ isWell: false, notes: [{ code: 'api_off' }] })
})
