/**
 * Runs at the end of index.html, before the app has loaded: requests the files and calls that this visit needs, and shows what
 * can be shown without the app.
 */
import { requestBatch, feedUrl, allArriveInTime, listEarlyCalls } from './early-calls.ts'
import { type EarlyFiles, holdInlinedStyles, listEarlyFiles, preloadFiles } from './early-files.ts'
import { showNewest } from './newest-picture.ts'
import { registerServiceWorker } from './service-worker.ts'
import { languageOf } from './theme-and-language.ts'
import { watchForUnloaded } from './unloaded.ts'

/** Inserted by build/boot-scripts.ts. */
declare const EARLY_FILES: EarlyFiles
declare const INLINED_STYLES: string[]

/** The app waits this long, in ms, for early responses before its first render; see src/app/read-ahead.ts. */
const PATIENCE_MS = 800

const early = window.easelEarly
if (early) begin(early)

function begin(early: NonNullable<Window['easelEarly']>): void {
  const { token, channelId } = early
  const language = languageOf({ language: document.documentElement.lang })
  const authorization = token === null ? undefined : { authorization: `Bearer ${token}` }
  const headers = { 'accept-language': language, ...authorization }

  // Calls before files: browsers limit connections per host, and later requests would wait for the largest script.
  const answers = requestBatch(listEarlyCalls(early, location.pathname), (url) => fetch(url, { headers }))
  preloadFiles(listEarlyFiles(EARLY_FILES, early, language))
  holdInlinedStyles(INLINED_STYLES)

  const isWell = allArriveInTime(Object.values(answers), PATIENCE_MS)
  const feed = channelId === undefined ? undefined : answers[feedUrl(channelId)]
  Object.assign(early, { answers, isWell })

  if (token !== null && channelId !== undefined && feed) showNewest({ token, channelId }, feed)
  watchForUnloaded(language)
  registerServiceWorker()
}
