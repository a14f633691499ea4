// Runs beside the pages. It stands in for what the server no longer answers: the frame of the app, never an answer of
// the API or a picture. And it shows what is pushed and takes presses on it, since no page may be open then. A page comes from
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

addEventListener('push', (event) => event.waitUntil(notify(event.data.json())))

addEventListener('notificationclick', (event) => {
  const { action, notification } = event
  notification.close()
  event.waitUntil(action === 'off' ? switchOff() : goTo(notification.data.path))
})

/** Unless an open page shows it or has notified of it, or the notification still stands from an earlier delivery. */
async function notify({ id, channelId, tag, title, body, path, picture, off }) {
  const answers = await Promise.all((await listPages()).map((page) => askPage(page, { id, channelId })))
  if (answers.includes(true)) return
  const shown = await registration.getNotifications({ tag })
  if (shown.some(({ data }) => data?.id === id)) return
  const icon = picture ? `${picture}?w=320` : '/icon-192.png'
  const image = picture ? { image: `${picture}?w=640` } : {}
  const actions = [{ action: 'off', title: off }]
  await registration.showNotification(title, { body, tag, icon, ...image, actions, data: { id, path }, renotify: true })
}

/** Whether a page shows that channel, or has notified of it; one that does not answer in time has not. */
function askPage(page, about) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(() => resolve(false), 500)
    page.postMessage({ t: 'shows', ...about }, [port2])
  })
}

/** In a page that is open rather than in one more. */
async function goTo(path) {
  const [page] = await listPages()
  if (!page) return clients.openWindow(path)
  page.postMessage({ t: 'open', path })
  return page.focus()
}

/** Here, at the server, and in the open pages, which keep the choice; a page that missed it finds no subscription. */
async function switchOff() {
  const subscription = await registration.pushManager?.getSubscription()
  if (subscription) await Promise.allSettled([forget(subscription.endpoint), subscription.unsubscribe()])
  const pages = await listPages()
  for (const page of pages) page.postMessage({ t: 'off' })
  if (pages.length === 0 && !subscription) await clients.openWindow('/draw?settings=notification')
}

function forget(url) {
  const headers = { 'content-type': 'application/json' }
  return fetch('/api/home/remove-push-endpoint', { method: 'POST', headers, body: JSON.stringify({ url }) })
}

/** The pages of this site, the one last used first. */
async function listPages() {
  return clients.matchAll({ type: 'window', includeUncontrolled: true })
}
