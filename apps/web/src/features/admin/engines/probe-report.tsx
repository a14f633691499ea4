import { ENGINE_VERBS, type EngineVerb, type ProbeReport as Found } from '@easel/contract/admin-engines'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Tag } from '../../../ui/tag.tsx'
import styles from './probe-report.module.css'

interface ProbeReportProps {
  probe: Found
  /** Time of the probe; undefined means just now. */
  at?: string
}

/** Result of a probe: native abilities, emulated ones, and what is missing. */
export function ProbeReport({ probe, at }: ProbeReportProps) {
  const t = useAdminText()
  const formats = useFormats()
  return (
    <section className={styles.report} role="status" aria-label={t('admin.probe')}>
      <p className={styles.verdict}>
        <Tag tone={probe.isWell ? 'jade' : 'danger'}>{t(probe.isWell ? 'admin.probe.well' : 'admin.probe.sick')}</Tag>
        {t(probe.isWell ? 'admin.probe.wellHint' : 'admin.probe.sickHint')}
        {at && <small>{t('admin.probe.at', { time: formats.dateTime(at) })}</small>}
      </p>
      {probe.notes.length > 0 && (
        <ul className={styles.notes}>
          {probe.notes.map(({ code, detail, text }) => (
            <li key={`${code} ${detail}`}>
              {text} {detail !== null && !text.includes(detail) && <code>{detail}</code>}
            </li>
          ))}
        </ul>
      )}
      {probe.isWell && <Abilities probe={probe} />}
    </section>
  )
}

const EXTRAS = ['preview', 'cancel', 'seed'] as const

function Abilities({ probe }: { probe: Found }) {
  const t = useAdminText()
  const verbsThatAre = (ability: Found['verbs'][EngineVerb]) =>
    ENGINE_VERBS.filter((verb) => probe.verbs[verb] === ability).map((verb) => t(`admin.verb.${verb}`))
  const extras = (isThere: boolean) =>
    EXTRAS.filter((extra) => probe[extra] === isThere).map((extra) => t(`admin.probe.${extra}`))
  const groups = [
    [t('admin.probe.native'), [...verbsThatAre('native'), ...extras(true)]],
    [t('admin.probe.emulated'), verbsThatAre('emulated')],
    [t('admin.probe.missing'), [...verbsThatAre('unavailable'), ...extras(false)]],
  ] as const
  return (
    <dl className={styles.groups}>
      {groups.map(([title, names]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{names.join(' · ') || t('admin.probe.none')}</dd>
        </div>
      ))}
    </dl>
  )
}
