import type { ApiKey } from '@easel/contract/keys'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useKeyText } from '../../i18n/key-words.ts'
import { FailedNote } from '../../ui/failed-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { keysQuery } from './api.ts'
import { FreshKey } from './fresh-key.tsx'
import { KeyForm } from './key-form.tsx'
import { KeyOverview } from './key-overview.tsx'
import { KeyUses } from './key-uses.tsx'
import type { KeyView } from './rules.ts'

/** Settings page: one's API keys. A new key lives in the state of this page alone, and is gone with it. */
export function KeySettings() {
  const t = useKeyText()
  const { data, error, isFetching, refetch } = useQuery(keysQuery)
  const [view, show] = useState<KeyView>({ at: 'list' })
  if (!data && error) {
    const problem = t('apiKey.listFailed')
    return <FailedNote problem={problem} error={error} isBusy={isFetching} onRetry={refetch} />
  }
  if (!data) {
    return (
      <div role="status" aria-label={t('ui.loading')}>
        <Skeleton height="240px" />
      </div>
    )
  }
  const url = data.url || location.origin
  return (
    <Step view={view} keys={data.keys} url={url} show={show}>
      <KeyOverview {...data} url={url} from={view.at === 'list' ? view.from : undefined} show={show} />
    </Step>
  )
}

interface StepProps {
  view: KeyView
  keys: readonly ApiKey[]
  url: string
  show: (view: KeyView) => void
  /** The list, from which every step starts. */
  children: ReactNode
}

function Step({ view, keys, url, show, children }: StepProps) {
  if (view.at === 'fresh') {
    return <FreshKey fresh={view.fresh} url={url} onDone={() => show({ at: 'list', from: view.fresh.id })} />
  }
  if (view.at === 'make') {
    return (
      <KeyForm onMade={(fresh) => show({ at: 'fresh', fresh })} onBack={() => show({ at: 'list', from: 'make' })} />
    )
  }
  // Another tab may have revoked it.
  const chosen = view.at === 'list' ? undefined : keys.find(({ id }) => id === view.keyId)
  if (!chosen) return children
  const back = () => show({ at: 'list', from: chosen.id })
  return view.at === 'uses' ? <KeyUses apiKey={chosen} onBack={back} /> : <KeyForm apiKey={chosen} onBack={back} />
}
