import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import './ui/tokens.css'
import './ui/base.css'
import './app/boot.css'
import { App } from './app/app.tsx'
import { createQueryClient } from './app/query-client.ts'
import { readAhead } from './app/read-ahead.ts'
import { showsFeed } from './app/screen-addresses.ts'
import { watchSession } from './app/watch-session.ts'
import { loadLanguage } from './i18n/text.ts'
import { beginFirstView } from './lib/first-view.ts'
import { removeFormerKeys } from './lib/storage.ts'
import { useAppSetting } from './lib/stored.ts'
import { markBrokenPictures } from './ui/broken-picture.ts'
import { keepFormsFromComposing } from './ui/enter-key.ts'

// zod compiles parsers with eval, which the content security policy forbids.
z.config({ jitless: true })

const client = createQueryClient()
watchSession(client)
removeFormerKeys()
keepFormsFromComposing()
markBrokenPictures()
if (showsFeed(location)) beginFirstView()
await Promise.all([loadLanguage(useAppSetting.getState().language), readAhead(client)])

const root = document.getElementById('root')
// index.html shows a message in browsers that are too old.
if (root && 'popover' in HTMLElement.prototype) {
  const app = createRoot(root)
  // As a transition, React renders in small slices, and the page stays responsive.
  startTransition(() =>
    app.render(
      <StrictMode>
        <App client={client} />
      </StrictMode>,
    ),
  )
}
