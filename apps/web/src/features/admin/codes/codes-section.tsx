import { useState } from 'react'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../parts/section.tsx'
import { BatchList } from './batch-list.tsx'
import { CodesForm } from './codes-form.tsx'
import { FreshCodes } from './fresh-codes.tsx'
import { useNewCodes } from './store.ts'

/** Redeem codes: created in batches, shown only once. */
export function CodesSection() {
  const t = useAdminText()
  const [isMaking, setMaking] = useState(false)
  const made = useNewCodes((shown) => shown.made)
  return (
    <Section
      title={t('admin.codes')}
      hint={t('admin.codesHint')}
      act={
        !isMaking &&
        !made && (
          <Button variant="primary" size="small" onClick={() => setMaking(true)}>
            {t('admin.makeCodes')}
          </Button>
        )
      }
    >
      {made && <FreshCodes made={made} />}
      {isMaking && !made && <CodesForm onEnd={() => setMaking(false)} />}
      <BatchList />
    </Section>
  )
}
