import { useEffect } from 'react'
import { loadLanguage } from '../../i18n/text.ts'
import { SHOWN_THEME_KEY } from '../../lib/storage.ts'
import { useAppSetting, useHabits, useToken } from '../../lib/stored.ts'
import { useSession } from '../account/api.ts'

/** Applies theme, language and reduced motion to the page. */
export function useAppearance(): void {
  const theme = useShownTheme()
  const language = useAppSetting((setting) => setting.language)
  const motion = useHabits((habits) => habits.motion)

  useEffect(() => {
    document.documentElement.dataset.theme = theme
    localStorage.setItem(SHOWN_THEME_KEY, theme)
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--bg')
    document.head.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
  }, [theme])

  useEffect(() => {
    void loadLanguage(language)
  }, [language])

  useEffect(() => {
    if (motion === 'reduced') return keepStill()
  }, [motion])
}

/** The rules of base.css for reduced motion. Added only on demand, because their selectors match every element. */
function keepStill(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*,::before,::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}',
  )
  document.adoptedStyleSheets = [sheet]
  document.documentElement.dataset.motion = 'reduced'
  return () => {
    document.adoptedStyleSheets = []
    delete document.documentElement.dataset.motion
  }
}

/** `auto` uses the account's theme: light if the account says light, otherwise dark. */
export function useShownTheme(): 'light' | 'dark' {
  const chosen = useAppSetting((setting) => setting.theme)
  const isSignedIn = useToken((state) => state.token !== null)
  const user = useSession()
  if (chosen !== 'auto') return chosen
  if (isSignedIn && user === undefined) return localStorage.getItem(SHOWN_THEME_KEY) === 'light' ? 'light' : 'dark'
  return isSignedIn && user?.theme === 'light' ? 'light' : 'dark'
}
