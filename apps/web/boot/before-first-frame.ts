/** Runs in the head of the page, before the first paint: sets what the first frame depends on, and determines the visitor. */
import { readObject, readStored, readStoredToken, SETTING_KEY, SHOWN_THEME_KEY } from '../src/lib/storage.ts'
import { ensureStorage } from './ensure-storage.ts'
import { languageOf, themeOf } from './theme-and-language.ts'
import { judgeVisit } from './visit.ts'

ensureStorage()
const setting = readObject(readStored(SETTING_KEY))
const page = document.documentElement
if (themeOf(setting, readStored(SHOWN_THEME_KEY)) === 'light') page.dataset.theme = 'light'
page.lang = languageOf(setting)

const visit = judgeVisit(readStoredToken(), location)
// boot.css then reserves the composer's place.
if (visit.isDrawing) page.dataset.boot = ''
window.easelEarly = { ...visit, answers: {} }
