import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appIcons } from './app-icons.ts'
import { directImports } from './direct-imports.ts'
import { earlyChunks } from './early-chunks.ts'
import { inlineEntry } from './inline-entry.ts'
import { leanCalls } from './lean-calls.ts'
import { namedReact } from './named-react.ts'
import { layerOrder } from './layer-order.ts'
import { offlineShell } from './offline-shell.ts'

const API_ORIGIN = 'http://127.0.0.1:8080'

const ownFile = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** What every page needs, in one file: small files compress badly. Lists by page only drawing needs. */
const BASE = [
  /named:react|node_modules\/(react|react-dom|scheduler|wouter|regexparam|@tanstack(?!.*nfiniteQuery(Observer)?\.js)|zustand)\//,
  /apps\/web\/(lean-zod|native-store|lean-icon|src\/(lib\/(call|stored|early|first-view|promised)|i18n\/(text|use-text|login-words)))/,
  /node_modules\/lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/dist\/esm\/icons\/(x|settings)\./,
  /apps\/web\/src\/ui\/(broken-picture|button|enter-key|icon-button|tooltip|place|popover|use-linger|later|toast|error-boundary|skeleton)\b/,
  /apps\/web\/src\/features\/(company\/(api|use-company-head)|settings\/use-appearance|account\/api)\b/,
  /apps\/web\/src\/app\/(login-path|app|router|guard|use-guard|watch-session|query-client|pages\/crash)\b/,
  /apps\/web\/src\/i18n\/lazy-screen|vite\/preload-helper|rolldown\/runtime/,
]

/** What the drawing screen needs from the start, in one file too; its dialogs share parts of it. */
const DRAWING = [
  /node_modules\/virtua\//,
  /packages\/(prompt\/src\/(parameters|split-prompt)\b|contract\/src\/(chat|drawing|live|media)\b)/,
  /apps\/web\/src\/(ui\/(avatar|drawer|progress-bar|tag|use-media)|i18n\/format|lib\/(dialog-address|go-back|make-key|socket|view-address))\b/,
  /apps\/web\/src\/features\/(account\/(avatar|live|user-block)|channel\/([^/]*$|unread\/)|order\/use-waiting)/,
  /apps\/web\/src\/features\/drawing\/(?!news\/|again\/|later-parts|problem-line|modal\/|card\/(task-foot|(failure|modal)-note\.tsx|use-reason-text|acts\/|tips\/|tools\/|waiting\/|words\/|sources\/)|use-copy|composer\/[^/]+\/|send\/(api|note\/|kept\/)|feed\/(empty-channel|feed-failed|other-feed|filter\/|keys)|(gallery|info|library|parameters|panels)\/|lightbox\/(?!rules|lightbox-door|use-picture-address))/,
  /apps\/web\/src\/app\/(live|pages\/draw-(page|screen)|shell\/(?!quick\/|(settings|failed)-dialog|connection-strip|top-tools|view-switch|frame-(keys|later)|use-(view|channel|sidebar)-keys?|use-(drawer-swipe|connection-notice)|general-entries|channel-entries|channel-dialogs))/,
]

/**
 * What follows the first cards, in one file: what they can do, the talk between them, what the composer takes on, the keys. It
 * comes whole anyway, and each file more costs the line a request and the drawing screen a name.
 */
const FOLLOWING = [
  /apps\/web\/src\/features\/drawing\/(news\/|again\/|later-parts|problem-line|modal\/modal-door|card\/(task-foot|(failure|modal)-note\.tsx|use-reason-text|acts\/|tips\/|tools\/|waiting\/|words\/|sources\/)|feed\/(empty-channel|feed-failed|other-feed|filter\/|keys\/)|use-copy)/,
  /apps\/web\/src\/features\/drawing\/(composer\/[^/]+\/|send\/(api|note\/|kept\/)|parameters\/parameters-pill)/,
  /apps\/web\/src\/(features\/chat\/(?!clear-dialog)|app\/(pages\/talk-parts|shell\/(failed-dialog|frame-(keys|later)|connection-strip|top-tools|view-switch|use-(view|channel|sidebar)-keys?|use-(drawer-swipe|connection-notice)|quick\/(quick-door|store|use-quick-keys)))|ui\/(search-field|segments))/,
  /node_modules\/thumbhash\//,
]

/** What stands over the window: large pictures from the feed or from the gallery. */
const LARGE = [/apps\/web\/src\/features\/drawing\/lightbox\/(?!rules|lightbox-door|use-picture-address)/]

/** Have a file of their own because the login page needs them from the start, and what follows them it does not. */
const FIELDS = [
  /apps\/web\/src\/(ui\/(field|labelled|password-field|tabs)|features\/(account\/login\/(code-field|form-failure|phone-field|use-field-errors)|settings\/appearance-button))\b/,
]

/** What dialogs and panels share with what follows the first cards: the drawing screen names every later file, and few names are lighter than many. */
const PARTS = [
  /apps\/web\/src\/ui\/(confirm|dialog|drawings\/sheet|error-details|failed-note|menu|radio-group|state-note|toaster|use-leaving)\b/,
  /apps\/web\/src\/(lib\/(in-words|upload|single-keys)|features\/(account\/description|channel\/acts\/(?!empty-list|no-list|rename-form)|drawing\/parameters\/(api|rules|store|use-(options|settings))))\b/,
  /apps\/web\/src\/features\/order\/(api|use-order-news|waiting\/api)\./,
  /packages\/contract\/src\/(channel-acts|draw-options|draw-settings|gallery|limits|order-acts|profile|submits|upload)\b/,
  /node_modules\/lucide-react\/dist\/esm\/icons\/(arrow-left|check|copy|log-out|panel-left-close|trash|trash-2)\./,
]

/** What only dialogs, panels and pages of forms need. */
const CONTROLS = [
  /apps\/web\/src\/ui\/(auto-field|chip|long-list|range|save-(mark|problem)|select|slider|switch|text-area|use-auto-save)\b/,
  /apps\/web\/src\/features\/(settings\/(api|language-choice)|account\/profile\/(api|avatar-picker|use-avatar-upload)|drawing\/parameters\/ratio-input)\b/,
]

/** Making a schema does nothing but make it: those that only left out parts of calls use need not be made. */
const PURE = ['z', 'defineCall', 'defineUpload', 'defineDownload']

/** What pages outside the frame share. */
const OUTSIDE = [/apps\/web\/src\/(i18n\/legal-texts|app\/pages\/(plain-page|home-link|answer))/]

/** What stands where something could not, inside the frame and outside; not what the feed itself shows, which would fetch them. */
const STATES = [/apps\/web\/src\/ui\/drawings\/(?!empty-net|lanterns)/]

export default defineConfig({
  root: import.meta.dirname,
  // The worker knows the page by its hash, so it comes when the page is whole.
  plugins: [
    leanCalls(),
    namedReact(),
    react(),
    layerOrder(),
    directImports(),
    earlyChunks(),
    inlineEntry(),
    appIcons(),
    offlineShell(),
  ],
  // Named exports would make every key of a dictionary an export of its own.
  json: { namedExports: false },
  resolve: {
    alias: [
      { find: 'zod/mini', replacement: ownFile('lean-zod.ts') },
      { find: /^use-sync-external-store\/shim.*/, replacement: ownFile('native-store.ts') },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: ownFile('lean-icon.ts') },
    ],
  },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { manualPureFunctions: PURE },
      output: {
        // 42 bits tell all versions of a file apart; the scripts name each other so often that a letter less is felt.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            groupOf('base', BASE),
            groupOf('drawing', DRAWING),
            groupOf('fields', FIELDS),
            // Styles of what follows, too: the two come together, and one file less is a request less.
            {
              name: 'parts',
              test: (id: string) => isOf(PARTS, id) || (id.includes('.module.css') && isOf(FOLLOWING, id)),
            },
            // Each takes along what it needs and nobody before it has: what pages outside the frame show comes before large pictures.
            groupOf('states', STATES),
            groupOf('controls', CONTROLS),
            groupOf('following', FOLLOWING),
            groupOf('large', LARGE),
            groupOf('outside', OUTSIDE),
          ],
        },
      },
      onLog(_, log, next) {
        // The contract uses something that lean-zod.ts does not have.
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
        next(_, log)
      },
    },
  },
  server: { proxy: { '/api': { target: API_ORIGIN, ws: true } } },
})

function groupOf(name: string, parts: RegExp[]) {
  return { name, test: (id: string) => isOf(parts, id) }
}

function isOf(parts: RegExp[], id: string): boolean {
  return parts.some((part) => part.test(id))
}
