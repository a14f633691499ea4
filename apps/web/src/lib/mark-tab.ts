const MARK = /^\(\d+\+?\) /
const MANY = 99
const ICON_PX = 64

let shownCount = 0
let titles: MutationObserver | undefined

/** Show a number in the tab: in the title, whatever it says, on the icon, and on the icon of the installed app. 0 takes it away. */
export function markTab(count: number): void {
  if (count === shownCount) return
  shownCount = count
  watchTitle()
  writeTitle()
  void drawIcons(count)
  void badgeApp(count)
}

/** Pages set their own titles, which know nothing of the number. */
function watchTitle(): void {
  const title = document.querySelector('title')
  if (titles || !title) return
  titles = new MutationObserver(writeTitle)
  titles.observe(title, { childList: true, characterData: true, subtree: true })
}

function writeTitle(): void {
  const plain = document.title.replace(MARK, '')
  const wanted = shownCount > 0 ? `(${textOf(shownCount)}) ${plain}` : plain
  if (document.title !== wanted) document.title = wanted
}

const textOf = (count: number) => (count > MANY ? `${MANY}+` : String(count))

async function drawIcons(count: number): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')) {
    // What was drawn over is kept, so that it can come back.
    const plain = link.dataset.plain ?? link.href
    const marked = count > 0 ? await drawOver(plain, textOf(count)) : null
    // Another number came while the picture did.
    if (count !== shownCount) return
    if (marked === null) delete link.dataset.plain
    else link.dataset.plain = plain
    link.href = marked ?? plain
  }
}

/** The icon with a number on it; null where it cannot be drawn. */
async function drawOver(address: string, text: string): Promise<string | null> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = ICON_PX
  const pen = canvas.getContext('2d')
  const icon = await loadPicture(address)
  if (!pen || !icon) return null
  pen.drawImage(icon, 0, 0, ICON_PX, ICON_PX)
  const radius = 20
  const [x, y] = [ICON_PX - radius - 2, ICON_PX - radius - 2]
  const tokens = getComputedStyle(document.documentElement)
  pen.fillStyle = tokens.getPropertyValue('--danger-fill')
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
  // Icons may have the same colour.
  pen.lineWidth = 4
  pen.strokeStyle = tokens.getPropertyValue('--on-danger')
  pen.stroke()
  pen.fillStyle = tokens.getPropertyValue('--on-danger')
  pen.font = `700 ${text.length > 2 ? 20 : 30}px system-ui, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(text, x, y + 2)
  try {
    return canvas.toDataURL()
  } catch {
    return null // an icon of another site may not be read
  }
}

function loadPicture(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const picture = new Image(ICON_PX, ICON_PX)
    picture.onload = () => resolve(picture)
    picture.onerror = () => resolve(null)
    picture.src = address
  })
}

async function badgeApp(count: number): Promise<void> {
  try {
    await (count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())
  } catch {
    // Not installed, or not allowed: the tab says it.
  }
}
