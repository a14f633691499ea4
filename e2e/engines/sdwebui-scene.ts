import { openSdWebui } from '@easel/engines/sdwebui/adapter'
import type { SdWebuiSettings } from '@easel/engines/sdwebui/settings'
import { openSdWebuiStandIn } from '../../stand-ins/src/sdwebui/open-sdwebui-stand-in.ts'
import { closeLater, openTools } from './kit.ts'

/** An engine connected to a stand-in. */
export async function open(
  options: Parameters<typeof openSdWebuiStandIn>[0] = {},
  wish: Partial<SdWebuiSettings> = {},
) {
  const standIn = await closeLater(openSdWebuiStandIn(options))
  const tools = await openTools(standIn.baseUrl)
  const settings: SdWebuiSettings = {
    id: 'sdwebui',
    url: standIn.baseUrl,
    login: null,
    checkpoint: null,
    nijiCheckpoint: null,
    upscaler: null,
    loras: new Map(),
    steps: null,
    guidance: null,
    sampler: null,
    scheduler: null,
    maxPixels: 64 * 64,
    timeoutMs: 20_000,
    ...wish,
  }
  const engine = await closeLater(openSdWebui(settings, tools))
  return { standIn, tools, engine, settings }
}
