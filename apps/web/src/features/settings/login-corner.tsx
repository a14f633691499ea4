import { AppearanceButton } from './appearance-button.tsx'
import { LanguageRow } from './language-row.tsx'

/** Languages by their own names, and the theme, for who is not signed in yet. */
export function LoginCorner() {
  return (
    <>
      <LanguageRow />
      <AppearanceButton where={{ side: 'below', align: 'end' }} />
    </>
  )
}
