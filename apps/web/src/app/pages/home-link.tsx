import { useText } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** Link to `/` on error pages. */
export function HomeLink() {
  const t = useText()
  return <LinkButton href="/">{t('ui.home')}</LinkButton>
}
