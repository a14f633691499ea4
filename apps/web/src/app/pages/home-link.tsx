import { useText } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'

/** The way out of a page that is not there. */
export function HomeLink() {
  const t = useText()
  return <LinkButton href="/">{t('ui.home')}</LinkButton>
}
