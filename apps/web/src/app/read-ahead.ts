import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../features/account/api.ts'
import { companyQuery } from '../features/company/api.ts'
import { drawScreen, importDrawScreen, loginPage } from './router.tsx'

/**
 * Waits for the requests that the boot script started, if they arrive successfully and in time. Then the first screen renders
 * once, with all its data; otherwise once per response, which takes slow phones several times as long.
 */
export async function readAhead(client: QueryClient): Promise<void> {
  const { isWell, isDrawing, isLogin, channelId } = window.easelEarly ?? {}
  // If the chunk fails to load, the screen shows the error itself.
  const screen = isDrawing
    ? drawScreen
        .load()
        .then(importDrawScreen)
        .catch(() => null)
    : null
  if (isLogin) await loginPage.load().catch(() => null)
  if (!(await isWell)) return
  void client.prefetchQuery(companyQuery)
  if (isDrawing) await Promise.all([client.prefetchQuery(sessionQuery), (await screen)?.readAhead(client, channelId)])
}
