/** Runs in the head of the page, before the first paint: sets what the first frame depends on, and determines the visitor. */
import { leadsToGallery } from '../src/app/screen-addresses.ts'
import { readObject, readStored, readStoredToken, SETTING_KEY, SHOWN_THEME_KEY } from '../src/lib/storage.ts'
import { ensureStorage } from './ensure-storage.ts'
import { languageOf, themeOf } from './theme-and-language.ts'
import { judgeVisit } from './visit.ts'

ensureStorage()
const setting = readObject(readStored(SETTING_KEY))
const page = document.documentElement
if (themeOf(setting, readStored(SHOWN_THEME_KEY)) === 'light') page.dataset.theme = 'light'
page.lang = languageOf(setting, document.cookie)

const visit = judgeVisit(readStoredToken(), location)
// boot.css then draws the frame, without a sidebar that is collapsed, and the places of feed and composer.
if (visit.isDrawing) {
  page.dataset.boot = leadsToGallery(location) ? 'gallery' : 'feed'
  if ('siderCollapsed' in setting && setting.siderCollapsed === true) page.dataset.collapsed = ''
}
window.easelEarly = { ...visit, answers: {} }
