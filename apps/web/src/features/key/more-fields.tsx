import { useState } from 'react'
import { useKeyText } from '../../i18n/key-words.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import styles from './more-fields.module.css'
import type { KeyFields } from './rules.ts'

interface MoreFieldsProps {
  fields: KeyFields
  set: (change: Partial<KeyFields>) => void
  /** Error message of the addresses. */
  error: string | undefined
}

/** What few keys need, folded away; open where something of it was said or is wrong. */
export function MoreFields({ fields, set, error }: MoreFieldsProps) {
  const t = useKeyText()
  const [isOpen, setOpen] = useState(fields.addresses !== '' || fields.asks === 'yes')
  return (
    <details
      className={styles.more}
      open={isOpen || error !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('apiKey.more')}</summary>
      <div className={styles.fields}>
        <TextArea
          label={t('apiKey.addresses')}
          hint={t('apiKey.addressesHint')}
          placeholder="203.0.113.0/24"
          spellCheck={false}
          autoCapitalize="none"
          value={fields.addresses}
          error={error}
          onChange={(event) => set({ addresses: event.target.value })}
        />
        <RadioGroup
          label={t('apiKey.asks')}
          hint={t('apiKey.asksHint')}
          value={fields.asks}
          choices={(['no', 'yes'] as const).map((value) => ({ value, label: t(`apiKey.asks.${value}`) }))}
          onChange={(asks) => set({ asks })}
        />
      </div>
    </details>
  )
}
