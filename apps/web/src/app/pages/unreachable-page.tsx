import { readCompany } from '@easel/contract/company'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { companyQuery } from '../../features/company/api.ts'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { Answer } from './answer.tsx'
import { BrokenBridge } from '../../ui/drawings/broken-bridge.tsx'
import { RequestId } from '../../ui/request-id.tsx'
import styles from './unreachable-page.module.css'

/** Shown when the first requests all failed: the device is offline, or the server is down. */
export function UnreachablePage() {
  const t = useText()
  const first = useQueryClient().getQueryState(companyQuery.queryKey)?.error
  const { mutate: tryAgain, isPending, error } = useTryAgain()
  useOnline(tryAgain)
  const failure = error ?? first
  const why = nameOf(failure)
  return (
    <main className={styles.page}>
      <Answer drawing={<BrokenBridge />} title={t(why)} sentence={t(`${why}.hint`)}>
        <Button variant="primary" isBusy={isPending} onClick={() => tryAgain()}>
          {t('ui.retry')}
        </Button>
        {failure instanceof CallError && failure.requestId && <RequestId id={failure.requestId} />}
      </Answer>
    </main>
  )
}

function nameOf(failure: Error | null | undefined) {
  if (failure instanceof CallError && failure.status === 500) return 'err.500'
  return navigator.onLine ? 'err.unreachable' : 'err.offline'
}

/** Reloads only after the server has responded; otherwise the reload would end at the browser's own error page. */
function useTryAgain() {
  return useMutation({
    mutationFn: () => call(readCompany, { quiet: true }),
    onSuccess: () => location.reload(),
  })
}

function useOnline(act: () => void) {
  useEffect(() => {
    const handleOnline = () => act()
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [act])
}
