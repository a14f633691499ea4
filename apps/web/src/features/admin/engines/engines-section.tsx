import type { AdminEngine } from '@easel/contract/admin-engines'
import { useQuery } from '@tanstack/react-query'
import { useAdminText } from '../../../i18n/admin-words.ts'
import { QueryView } from '../parts/query-view.tsx'
import { Empty } from '../parts/empty.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Section } from '../parts/section.tsx'
import { engineKindsQuery, enginesQuery } from './api.ts'
import { EngineFacts } from './engine-facts.tsx'
import { EngineForm } from './engine-form.tsx'
import { EngineTable } from './engine-table.tsx'
import { RemoveForm } from './remove-form.tsx'
import { NEW } from './store.ts'

/** List of engines; with an id, the form of that engine. */
export function EnginesSection({ engineId }: { engineId: string | undefined }) {
  const engines = useQuery(enginesQuery)
  // Fetched together with the list, so that a form opens without waiting.
  useQuery(engineKindsQuery)
  if (engineId === undefined) return <Engines />
  if (engineId === NEW) return <NewEngine />
  const engine = engines.data?.find(({ id }) => id === engineId)
  return engine ? <OneEngine key={engine.id} engine={engine} /> : <Engines isMissing={engines.isSuccess} />
}

function Engines({ isMissing = false }: { isMissing?: boolean }) {
  const t = useAdminText()
  const engines = useQuery(enginesQuery)
  return (
    <Section
      title={t('admin.engines')}
      hint={t('admin.enginesHint')}
      act={
        <LinkButton size="small" href={`/admin/engines/${NEW}`}>
          {t('admin.addEngine')}
        </LinkButton>
      }
    >
      {isMissing && <p role="alert">{t('admin.engineMissing')}</p>}
      <QueryView query={engines} height="240px">
        {(all) => (all.length === 0 ? <Empty text={t('admin.noEngines')} /> : <EngineTable engines={all} />)}
      </QueryView>
    </Section>
  )
}

/** Waits for the list, because the form checks the id against it. */
function NewEngine() {
  const t = useAdminText()
  const engines = useQuery(enginesQuery)
  const kinds = useQuery(engineKindsQuery)
  return (
    <Section title={t('admin.addEngine')} hint={t('admin.addEngineHint')} act={<ToAll />}>
      {engines.isPending ? (
        <QueryView query={engines} height="480px">
          {() => null}
        </QueryView>
      ) : (
        <QueryView query={kinds} height="480px">
          {(all) => <EngineForm saved={null} taken={(engines.data ?? []).map(({ id }) => id)} kinds={all} />}
        </QueryView>
      )}
    </Section>
  )
}

function OneEngine({ engine }: { engine: AdminEngine }) {
  const t = useAdminText()
  const kinds = useQuery(engineKindsQuery)
  const isOfFile = engine.origin === 'file'
  return (
    <Section
      title={t('admin.engineOf', { id: engine.id })}
      hint={t(isOfFile ? 'admin.engineOfFileHint' : 'admin.engineHint')}
      act={
        <>
          {engine.origin === 'admin' && <RemoveForm engine={engine} />}
          <ToAll />
        </>
      }
    >
      {isOfFile ? (
        <EngineFacts engine={engine} />
      ) : (
        <QueryView query={kinds} height="480px">
          {(all) => <EngineForm saved={engine} taken={[]} kinds={all} />}
        </QueryView>
      )}
    </Section>
  )
}

function ToAll() {
  const t = useAdminText()
  return (
    <LinkButton size="small" href="/admin/engines" variant="quiet">
      {t('admin.allEngines')}
    </LinkButton>
  )
}
