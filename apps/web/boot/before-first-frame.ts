/** Runs in the page's head, before anything is painted: only what the first frame depends on, and whose visit it is. */
import { readObject, recall, recallToken, SETTING_KEY, SHOWN_THEME_KEY } from '../src/lib/storage.ts'
import { haveStorage } from './have-storage.ts'
import { languageOf, themeOf } from './theme-and-language.ts'
import { judgeVisit } from './visit.ts'

haveStorage()
const setting = readObject(recall(SETTING_KEY))
const page = document.documentElement
if (themeOf(setting, recall(SHOWN_THEME_KEY)) === 'light') page.dataset.theme = 'light'
page.lang = languageOf(setting)

const visit = judgeVisit(recallToken(), location)
// boot.css shows then where the composer will be.
if (visit.isDrawing) page.dataset.boot = ''
window.easelEarly = { ...visit, answers: {} }
