import { openSdCpp } from '@easel/engines/sdcpp/adapter'
import type { SdCppSettings } from '@easel/engines/sdcpp/settings'
import { openSdCppStandIn } from '../../stand-ins/src/sdcpp/open-sdcpp-stand-in.ts'
import { closeLater, openTools } from './kit.ts'

/** An engine connected to a stand-in. */
export async function openSdCppScene(
  options: Parameters<typeof openSdCppStandIn>[0] = {},
  wish: Partial<SdCppSettings> = {},
) {
  const standIn = await closeLater(openSdCppStandIn(options))
  const tools = await openTools(standIn.baseUrl)
  const settings: SdCppSettings = {
    id: 'sdcpp',
    url: standIn.baseUrl,
    key: null,
    isEditModel: false,
    isAnimeModel: false,
    loras: new Map(),
    steps: null,
    maxPixels: 128 * 128,
    timeoutMs: 600_000,
    ...wish,
  }
  const engine = await closeLater(openSdCpp(settings, tools))
  return { standIn, tools, engine, settings }
}
