import { useKeyText } from '../../i18n/key-words.ts'

/** The server's own page about its calls; it opens beside the site, which would lose a key that is shown. */
export function ManualLink() {
  const t = useKeyText()
  return (
    <a href="/api/docs" target="_blank" rel="noopener">
      {t('apiKey.manual')}
    </a>
  )
}
