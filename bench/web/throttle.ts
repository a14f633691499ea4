import type { CDPSession, Page } from 'playwright-core'

/** A slow 4G, as Lighthouse has it: 1.6 Mbit/s down, 675 kbit/s up, and 150 ms until an answer begins. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 }
/** How many times slower than this machine. */
export const SLOW_CPU = 4

interface Slowness {
  /** 1: as fast as it is. */
  cpu?: number
  isSlowNetwork?: boolean
}

/** Really applied by the browser, not computed afterwards. Lasts as long as the window. */
export async function throttle(page: Page, { cpu = 1, isSlowNetwork = false }: Slowness): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  if (isSlowNetwork) {
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
  }
  return devTools
}
