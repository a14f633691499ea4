import { text } from '../i18n/text.ts'
import { isGone } from '../lib/is-gone.ts'

const PLACEHOLDER = '/damaged.svg'

/** Show in the place of a kept picture whose file is damaged or gone that it is; one that only did not come is left alone. */
export async function showDamaged(image: HTMLImageElement): Promise<void> {
  const { origin, pathname } = new URL(image.currentSrc || image.src, location.href)
  if (origin !== location.origin || !pathname.startsWith('/api/files/')) return
  const failed = image.src
  if (!(await isGone(pathname)) || image.src !== failed) return
  image.removeAttribute('srcset')
  image.src = PLACEHOLDER
  if (image.alt !== '') image.alt = `${text('drawing.damaged')}: ${image.alt}`
  image.title = text('drawing.damaged')
  image.dataset.damaged = ''
}
