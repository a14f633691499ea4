import { type AdminEngine, BUILT_IN_KIND } from '@easel/contract/admin-engines'
import { type OtherMedium, otherMedium } from '@easel/contract/company-details'
import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { enginesQuery } from '../engines/api.ts'
import { FlagField } from '../parts/flag-field.tsx'
import styles from './company-form.module.css'
import { writeDraft } from './store.ts'

/** What people may have made beside pictures, and what can make it. */
export function CompanyMedia({ on }: { on: readonly OtherMedium[] }) {
  const t = useAdminText()
  const { data: engines } = useQuery(enginesQuery)

  function nameOf(medium: OtherMedium): string {
    const name = t(`admin.media.${medium}`)
    if (!engines) return name
    const makers = engines.filter((engine) => canMake(engine, medium)).map(({ id }) => id)
    if (makers.length === 0) return t('admin.media.madeByNone', { medium: name })
    return t('admin.media.madeBy', { medium: name, engines: makers.join(t('drawing.listComma')) })
  }

  return (
    <fieldset className={styles.flags}>
      <legend>{t('admin.media')}</legend>
      {otherMedium.options.map((medium) => (
        <FlagField
          key={medium}
          label={nameOf(medium)}
          checked={on.includes(medium)}
          onChange={({ target }) => writeDraft({ media: withOrWithout(on, medium, { isOn: target.checked }) })}
        />
      ))}
      <p>{t('admin.mediaHint')}</p>
    </fieldset>
  )
}

function canMake({ isOn, kind, verbs, probe }: AdminEngine, medium: OtherMedium): boolean {
  if (medium !== 'video' || !isOn || (verbs !== null && !verbs.includes('video'))) return false
  return kind === BUILT_IN_KIND || (probe !== null && probe.verbs.video !== 'unavailable')
}

function withOrWithout(on: readonly OtherMedium[], medium: OtherMedium, { isOn }: { isOn: boolean }): OtherMedium[] {
  return otherMedium.options.filter((one) => (one === medium ? isOn : on.includes(one)))
}
