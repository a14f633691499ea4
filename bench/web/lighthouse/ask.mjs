// node ask.mjs <port of a running Chromium> <address> [<token>]: Lighthouse as for a phone; prints what is asked of it as JSON.
import lighthouse from 'lighthouse'
import puppeteer from 'puppeteer-core'

const [port, address, token] = process.argv.slice(2)
const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` })
const page = await browser.newPage()
// Who was signed in on this browser before is not any more.
await page.evaluateOnNewDocument((stored) => {
  if (stored) localStorage.setItem('SECRET_TOKEN', stored)
  else localStorage.removeItem('SECRET_TOKEN')
}, token)
const lhr = await look()
await page.close()
await browser.disconnect()

const scores = Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)])
const number = (audit) => lhr.audits[audit]?.numericValue ?? Number.NaN
const missed = Object.values(lhr.categories).flatMap(({ id, auditRefs }) =>
  auditRefs
    .filter(({ weight }) => weight > 0 && id !== 'performance')
    .map((ref) => lhr.audits[ref.id])
    // What Lighthouse itself could not look at takes the whole score with it.
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'error' || (score !== null && score < 1))
    .map((audit) => `${id}: ${audit.title}${told(audit)}`),
)
console.log(
  JSON.stringify({
    scores: Object.fromEntries(scores),
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    missed,
  }),
)

/**
 * Now and then the browser's record of a visit lacks its beginning, so that nothing of it could be measured; then it is
 * made again. What was found is never asked for twice.
 */
async function look(visitsLeft = 3) {
  const { lhr } = await lighthouse(address, { logLevel: 'error' }, undefined, page)
  const isWithoutBeginning = Object.values(lhr.audits).some(({ errorMessage }) => errorMessage?.includes('NO_NAVSTART'))
  if (!isWithoutBeginning || visitsLeft === 1) return lhr
  console.error(`Lighthouse could not record its visit to ${address}, and makes it again.`)
  return look(visitsLeft - 1)
}

function told({ details, errorMessage }) {
  if (errorMessage) return ` (not looked at: ${errorMessage})`
  return details?.items ? ` ${JSON.stringify(details.items).slice(0, 300)}` : ''
}
