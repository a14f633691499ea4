import { Copy } from 'lucide-react'
import { Link, useSearchParams } from 'wouter'
import { useText } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './error-page.module.css'
import { PlainPage } from './plain-page.tsx'

/** 404: no such page. 500: the server failed; a request id in the address can be copied for who runs it. */
export function ErrorPage({ code }: { code: 404 | 500 }) {
  const t = useText()
  return (
    <PlainPage>
      <div className={styles.error}>
        <p className={styles.code}>{code}</p>
        <h1>{t(code === 404 ? 'err.404' : 'err.500')}</h1>
        <div className={styles.ways}>
          {code === 500 && <Button onClick={() => location.reload()}>{t('ui.retry')}</Button>}
          <Link href="/" className={styles.home ?? ''}>
            {t('ui.home')}
          </Link>
        </div>
        {code === 500 && <RequestId />}
      </div>
    </PlainPage>
  )
}

function RequestId() {
  const t = useText()
  const [search] = useSearchParams()
  const requestId = search.get('requestId')
  if (!requestId) return null
  return (
    <Button
      size="inline"
      variant="ghost"
      onClick={() => navigator.clipboard.writeText(requestId).then(() => toast(t('ui.copied'), 'success'))}
    >
      <Copy size={15} strokeWidth={1.75} aria-hidden />
      {requestId}
    </Button>
  )
}
