import type { ApiKey } from '@easel/contract/keys'
import { useKeyText } from '../../i18n/key-words.ts'
import { Button } from '../../ui/button.tsx'
import { AddressField } from './address-field.tsx'
import { EmptyKeys } from './empty-keys.tsx'
import styles from './key-overview.module.css'
import { KeyRow } from './key-row.tsx'
import type { KeyView } from './key-view.ts'
import { ManualLink } from './manual-link.tsx'
import { useFocusAtStart } from './use-focus-at-start.ts'

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
  return (
    <>
      {!isOpen && (
        <p role="status" className={styles.closed}>
          {t('apiKey.closed')}
        </p>
      )}
      {keys.length === 0 ? <EmptyKeys /> : <AddressField url={url} />}
      {keys.length > 0 && (
        <ul className={styles.list}>
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
      )}
      <div className={styles.foot}>
        <Button ref={maker} variant="primary" onClick={() => show({ at: 'make' })}>
          {t('apiKey.make')}
        </Button>
        {keys.length > 0 && <ManualLink />}
      </div>
    </>
  )
}
