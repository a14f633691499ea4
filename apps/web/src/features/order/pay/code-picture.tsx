import RotateCw from 'lucide-react/icons/rotate-cw'
import { useState } from 'react'
import { useOrderText } from '../../../i18n/order-words.ts'
import { Button } from '../../../ui/button.tsx'
import { PHONE, useMedia } from '../../../ui/use-media.ts'
import type { PayCode } from './api.ts'
import styles from './code-picture.module.css'

interface CodePictureProps {
  code: PayCode
  isFetching: boolean
  onRefresh: () => void
}

/** QR code, with a link for the phone that shows it. */
export function CodePicture({ code, isFetching, onRefresh }: CodePictureProps) {
  const t = useOrderText()
  const isPhone = useMedia(PHONE)
  const isSandbox = code.order.payChannel === 'sandbox'
  const [wasRefreshed, setRefreshed] = useState(false)
  return (
    <>
      <img
        src={code.qrcode}
        alt={t('pay.codeOf', { no: code.order.no })}
        width={224}
        height={224}
        className={styles.code}
      />
      {isSandbox && <p className={styles.sandbox}>{t('pay.sandbox')}</p>}
      {(isPhone || isSandbox) && (
        <a href={code.codeUrl} target="_blank" rel="noopener" className={styles.way}>
          {t(isSandbox ? 'pay.openSandbox' : 'pay.openApp')}
        </a>
      )}
      <Button
        size="small"
        variant="ghost"
        isBusy={isFetching}
        onClick={() => {
          setRefreshed(true)
          onRefresh()
        }}
      >
        <RotateCw size={15} strokeWidth={1.75} aria-hidden />
        {t('pay.refresh')}
      </Button>
      <p role="status" className={styles.note}>
        {wasRefreshed && !isFetching && t('pay.refreshed')}
      </p>
    </>
  )
}
