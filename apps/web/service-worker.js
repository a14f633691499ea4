// Runs beside the pages. It stands in for what the server no longer answers: the frame of the app, never an answer of
// the API or a picture. And it takes presses on notifications, which may come when no page is open. A page comes from
// the server whenever it can, and every file by the name that the build gave it, so no page is ever made of two
// versions. A new version fetches all of its shell before it counts, and waits until the pages of the one before are
// closed.
const shell = /* the build writes it here */ { version: '', page: '', files: [] }
const KEPT = `shell-${shell.version}`
const PAGE = '/'

addEventListener('install', (event) => {
  // Where the browser knows how, what nobody here answers does not wait for this program to wake up.
  event.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' })
  event.waitUntil(keepShell())
})

addEventListener('activate', (event) => event.waitUntil(takeOver()))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET' || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (shell.files.includes(pathname)) event.respondWith(readFile(request))
})

/** All of it or nothing: a server that changes its version meanwhile leaves the one before in place. */
async function keepShell() {
  const cache = await caches.open(KEPT)
  const page = await fetch(PAGE, { cache: 'no-cache' })
  if ((await hash(page.clone())) !== shell.page) throw new Error('the page is of another version')
  await Promise.all([cache.put(PAGE, page), cache.addAll(shell.files)])
}

async function hash(response) {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))
  await registration.navigationPreload?.enable()
}

async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (unreachable) {
    const kept = await caches.match(PAGE, { cacheName: KEPT })
    if (kept) return kept
    throw unreachable
  }
}

async function readFile(request) {
  return (await caches.match(request.url, { cacheName: KEPT })) ?? fetch(request)
}

addEventListener('notificationclick', (event) => {
  const { action, notification } = event
  notification.close()
  event.waitUntil(action === 'off' ? switchOff() : goTo(notification.data.path))
})

/** In a page that is open rather than in one more. */
async function goTo(path) {
  const [page] = await listPages()
  if (!page) return clients.openWindow(path)
  page.postMessage({ t: 'open', path })
  return page.focus()
}

/** By an open page, which keeps the choice; without one, where the choice is made. */
async function switchOff() {
  const pages = await listPages()
  for (const page of pages) page.postMessage({ t: 'off' })
  if (pages.length === 0) await clients.openWindow('/draw?settings=notification')
}

/** The pages of this site, the one last used first. */
async function listPages() {
  return clients.matchAll({ type: 'window', includeUncontrolled: true })
}
