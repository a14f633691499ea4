import { useEffect, useRef } from 'react'
import { type AdminEngine, BUILT_IN_KIND, type EngineKind } from '@easel/contract/admin-engines'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../parts/panel.tsx'
import { SaveBar } from '../parts/save-bar.tsx'
import styles from './engine-form.module.css'
import { KindPicker } from './kind-picker.tsx'
import { OptionFields } from './options/option-fields.tsx'
import { ProbeReport } from './probe-report.tsx'
import { ReachFields } from './reach-fields.tsx'
import { changeKind, otherKind } from './rules.ts'
import { type EngineFields, useEngineForm } from './use-engine-form.ts'
import { useNamedText } from './use-named-text.ts'
import { WorkFields } from './work-fields.tsx'

interface EngineFormProps {
  /** Null for a new engine. */
  saved: AdminEngine | null
  /** Ids of the other engines. */
  taken: readonly string[]
  /** Kinds that can be connected, most used first. */
  kinds: readonly EngineKind[]
}

/** Form of an engine, with a connection test before saving. Of the built-in engine only the tasks it takes can be changed. */
export function EngineForm({ saved, taken, kinds }: EngineFormProps) {
  const { form, parts, message, isDirty, isBusy, trial, handleSubmit, discard } = useEngineForm(saved, { taken, kinds })
  const isBuiltIn = parts.kind.name === BUILT_IN_KIND
  return (
    <form ref={form} className={styles.form} autoComplete="off" noValidate onSubmit={handleSubmit}>
      {!saved && <KindPicker form={parts} />}
      {!isBuiltIn && <ReachFields form={parts} />}
      <OptionFields form={parts} />
      <WorkFields form={parts} />
      {!isBuiltIn && <Trial trial={trial} form={parts} />}
      <SaveBar isDirty={isDirty} isBusy={isBusy} problem={message} onDiscard={discard} />
    </form>
  )
}

interface TrialProps {
  trial: Pick<ReturnType<typeof useEngineForm>['trial'], 'found' | 'isBusy' | 'run'>
  form: EngineFields
}

function Trial({ trial: { found, isBusy, run }, form }: TrialProps) {
  const t = useAdminText()
  const { nameOf } = useNamedText()
  const { saved, draft, taken, kinds, change } = form
  const other = saved ? undefined : otherKind(found, kinds)
  const report = useRef<HTMLDivElement>(null)
  // The bar that saves stands over whatever ends at the window's edge.
  useEffect(() => {
    if (found) report.current?.scrollIntoView({ block: 'nearest' })
  }, [found])
  return (
    <Panel title={t('admin.probe')}>
      <div className={styles.trial}>
        <Button isBusy={isBusy} onClick={run}>
          {t('admin.engine.test')}
        </Button>
        <p>{t('admin.engine.testHint')}</p>
      </div>
      <div ref={report} className={styles.report}>
        {found ? (
          <ProbeReport probe={found} />
        ) : (
          saved?.probe && <ProbeReport probe={saved.probe} at={saved.probe.at} />
        )}
        {other && (
          <Button onClick={() => change(changeKind(draft, other, { kinds, taken }))}>
            {t('admin.probe.useKind', { kind: nameOf('admin.engineKind', other.name) })}
          </Button>
        )}
      </div>
    </Panel>
  )
}
