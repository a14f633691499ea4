import type { AdminEngine } from '@easel/contract/admin-engines'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Facts } from '../parts/facts.tsx'
import { EngineTag } from './engine-tag.tsx'
import { ProbeReport } from './probe-report.tsx'
import { useNamedText } from './use-named-text.ts'

/** Read-only view of an engine from a settings file. */
export function EngineFacts({ engine }: { engine: AdminEngine }) {
  const t = useAdminText()
  const { nameOf } = useNamedText()
  const { kind, address, key, bots, verbs, slots, weight, options, standing, probe } = engine
  const said = Object.entries(options).map(([name, value]) => `${name}: ${String(value)}`)
  return (
    <>
      <p role="note">{t('admin.engine.readOnly')}</p>
      <Facts
        facts={[
          [t('admin.state'), <EngineTag key="tag" standing={standing} />],
          [t('admin.engine.kind'), nameOf('admin.engineKind', kind)],
          [t('admin.engine.address'), address ?? '—'],
          [t('admin.engine.key'), key ?? t('admin.engine.noKey')],
          [t('admin.engine.bots'), bots.map((bot) => t(`admin.bot.${bot}`)).join(' · ')],
          [
            t('admin.engine.verbs'),
            verbs?.map((verb) => t(`admin.verb.${verb}`)).join(' · ') ?? t('admin.engine.allVerbs'),
          ],
          [t('admin.engine.slots'), slots],
          [t('admin.engine.weight'), weight],
          [t('admin.engine.options'), said.join(' · ') || '—'],
        ]}
      />
      {probe && <ProbeReport probe={probe} at={probe.at} />}
    </>
  )
}
