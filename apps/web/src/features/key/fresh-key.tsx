import type { NewApiKey } from '@easel/contract/keys'
import { useKeyText } from '../../i18n/key-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useCopy } from '../../ui/use-copy.ts'
import { AddressField } from './address-field.tsx'
import styles from './fresh-key.module.css'
import { Step } from '../../ui/step.tsx'
import { writeSetupLink } from './rules.ts'

interface FreshKeyProps {
  fresh: NewApiKey
  url: string
  onDone: () => void
}

/** A new key, shown this once, and all that a program needs to be set up with it. */
export function FreshKey({ fresh: { name, key, callbackSecret }, url, onDone }: FreshKeyProps) {
  const t = useKeyText()
  const { copy, problem } = useCopy(key)
  return (
    <Step title={t('apiKey.fresh', { name })}>
      <p className={styles.warning}>{t('apiKey.freshHint')}</p>
      <Field
        label={t('apiKey.key')}
        error={problem}
        readOnly
        spellCheck={false}
        value={key}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.acts}>
        <Button variant="primary" onClick={() => copy(key)}>
          {t('apiKey.copyKey')}
        </Button>
        <Button onClick={() => copy(writeSetupLink({ url, key }))}>{t('apiKey.copyLink')}</Button>
      </div>
      <p className={styles.hint}>{t('apiKey.linkHint')}</p>
      <AddressField url={url} />
      <Field
        label={t('apiKey.callbackSecret')}
        hint={t('apiKey.callbackSecretHint')}
        readOnly
        spellCheck={false}
        value={callbackSecret}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.acts}>
        <Button onClick={() => copy(callbackSecret)}>{t('apiKey.copyCallbackSecret')}</Button>
      </div>
      <div className={styles.acts}>
        <Button onClick={onDone}>{t('apiKey.done')}</Button>
      </div>
    </Step>
  )
}
