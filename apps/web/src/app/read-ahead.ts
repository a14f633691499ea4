import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '../features/account/api.ts'
import { companyQuery } from '../features/company/api.ts'
import { drawScreen, importDrawScreen, loginPage } from './router.tsx'

/**
 * Have what the page's own script asked for before anything is drawn, if it came well and in time: with all of it the screen is drawn
 * once, without it once for every answer, and that takes a slow phone several times as long.
 */
export async function readAhead(client: QueryClient): Promise<void> {
  const { isWell, isDrawing, isLogin, channelId } = window.easelEarly ?? {}
  // When it does not come, the screen itself says so.
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
