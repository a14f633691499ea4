import { useSearchParams } from 'wouter'
import { usePageTitle } from '../../features/company/use-company-head.ts'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Answer } from './answer.tsx'
import { LostPath } from '../../ui/drawings/lost-path.tsx'
import { SpiltInk } from '../../ui/drawings/spilt-ink.tsx'
import { RequestId } from '../../ui/request-id.tsx'
import styles from './error-page.module.css'
import { HomeLink } from './home-link.tsx'
import { PlainPage } from './plain-page.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '../../lib/call-error.ts'

/** 404: unknown page. 500: server failure, with the request id to copy for the operator. */
export function ErrorPage({ code }: { code: 404 | 500 }) {
  const t = useText()
  usePageTitle(t(`err.${code}`))
  return (
    <PlainPage>
      <Answer
        drawing={
          <>
            {code === 404 ? <LostPath /> : <SpiltInk />}
            <span className={styles.code}>{code}</span>
          </>
        }
        title={t(`err.${code}`)}
        sentence={t(`err.${code}.hint`)}
      >
        {code === 500 && <Button onClick={() => location.reload()}>{t('ui.retry')}</Button>}
        <HomeLink />
        {code === 500 && <NamedFailure />}
      </Answer>
    </PlainPage>
  )
}

function NamedFailure() {
  const [search] = useSearchParams()
  const failed = useFailedCall()
  const id = search.get('requestId') ?? failed
  // Anyone can craft this address, so only values that look like a request id are shown.
  return id && /^[\w-]{1,64}$/.test(id) ? <RequestId id={id} /> : null
}

/** Request id of the latest failed query; null when none failed or none reached the server. */
function useFailedCall(): string | null {
  const readings = useQueryClient().getQueryCache().getAll()
  const newestFirst = readings.map(({ state }) => state).sort((one, other) => other.errorUpdatedAt - one.errorUpdatedAt)
  for (const { error } of newestFirst) if (error instanceof CallError && error.requestId) return error.requestId
  return null
}
