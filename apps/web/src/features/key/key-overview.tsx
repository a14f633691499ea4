import type { ApiKey } from '@easel/contract/keys'
import { useKeyText } from '../../i18n/key-words.ts'
import { Button } from '../../ui/button.tsx'
import { BlankScroll } from '../../ui/drawings/blank-scroll.tsx'
import { AddressField } from './address-field.tsx'
import styles from './key-overview.module.css'
import { KeyRow } from './key-row.tsx'
import type { KeyView } from './rules.ts'
import { useFocusAtStart } from '../../ui/use-focus-at-start.ts'
import entries from '../../ui/entries.module.css'

interface KeyOverviewProps {
  keys: readonly ApiKey[]
  url: string
  isOpen: boolean
  /** Where the focus goes: a key, or `make`. */
  from: string | undefined
  show: (view: KeyView) => void
}

/** The keys, and the address that goes with them. */
export function KeyOverview({ keys, url, isOpen, from, show }: KeyOverviewProps) {
  const t = useKeyText()
  const isFromRow = keys.some(({ id }) => id === from)
  const maker = useFocusAtStart<HTMLButtonElement>(from !== undefined && !isFromRow)
  const isEmpty = keys.length === 0
  return (
    <>
      {!isOpen && (
        <p role="status" className={styles.closed}>
          {t('apiKey.closed')}
        </p>
      )}
      {isEmpty ? (
        <div className={entries.empty}>
          <BlankScroll />
          <p>{t('apiKey.empty')}</p>
        </div>
      ) : (
        <>
          <AddressField url={url} />
          <ul className={entries.list}>
            {keys.map((key) => (
              <KeyRow
                key={key.id}
                apiKey={key}
                hasFocus={key.id === from}
                show={show}
                onLast={() => maker.current?.focus()}
              />
            ))}
          </ul>
        </>
      )}
      <div className={entries.foot} data-empty={isEmpty || undefined}>
        <Button ref={maker} variant="primary" onClick={() => show({ at: 'make' })}>
          {t('apiKey.make')}
        </Button>
        {/* The server's own page about its calls; it opens beside the site. */}
        <a href="/api/docs" target="_blank" rel="noopener">
          {t('apiKey.manual')}
        </a>
      </div>
    </>
  )
}
