import type { ApiKey } from '@easel/contract/keys'
import { toast } from '../../ui/toast.ts'
import { useKeyText } from '../../i18n/key-words.ts'
import { focusNeighbourRow } from '../../lib/focus-neighbour-row.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { ProblemLine } from '../../ui/problem-line.tsx'
import { useRevokeKey, useRotateKey } from './api.ts'
import { KeyFacts } from './key-facts.tsx'
import styles from './key-row.module.css'
import type { KeyView } from './rules.ts'
import { useFocusAtStart } from '../../ui/use-focus-at-start.ts'

interface KeyRowProps {
  apiKey: ApiKey
  /** The list has just come back from a step of this key. */
  hasFocus: boolean
  show: (view: KeyView) => void
  /** Takes the focus when no row is left to have it. */
  onLast: () => void
}

/** One key: what it is and has spent, and what can be done with it. */
export function KeyRow({ apiKey, hasFocus, show, onLast }: KeyRowProps) {
  const t = useKeyText()
  const { id: keyId, name } = apiKey
  const row = useFocusAtStart<HTMLLIElement>(hasFocus)
  const rotate = useRotateKey(keyId)
  const revoke = useRevokeKey(keyId, () => {
    toast(t('apiKey.revoked', { name }), 'success')
    if (row.current?.parentElement?.childElementCount === 1) onLast()
    else focusNeighbourRow(row.current)
  })
  return (
    <li ref={row} className={styles.row} tabIndex={-1}>
      <KeyFacts apiKey={apiKey} />
      <div className={styles.acts}>
        <Button size="small" aria-label={t('apiKey.usesOf', { name })} onClick={() => show({ at: 'uses', keyId })}>
          {t('apiKey.uses')}
        </Button>
        <Button size="small" aria-label={t('apiKey.changeOf', { name })} onClick={() => show({ at: 'change', keyId })}>
          {t('apiKey.change')}
        </Button>
        <Confirm
          question={t('apiKey.confirmRotate', { name })}
          hint={t('apiKey.confirmRotateHint')}
          act={t('apiKey.rotate')}
          onConfirm={() => rotate.mutate(undefined, { onSuccess: (fresh) => show({ at: 'fresh', fresh }) })}
          trigger={
            <Button size="small" isBusy={rotate.isPending} aria-label={t('apiKey.rotateOf', { name })}>
              {t('apiKey.rotate')}
            </Button>
          }
        />
        <Confirm
          question={t('apiKey.confirmRevoke', { name })}
          hint={t('apiKey.confirmRevokeHint')}
          act={t('apiKey.revoke')}
          onConfirm={() => revoke.mutate()}
          trigger={
            <Button size="small" isBusy={revoke.isPending} aria-label={t('apiKey.revokeOf', { name })}>
              {t('apiKey.revoke')}
            </Button>
          }
        />
      </div>
      {(rotate.isError || revoke.isError) && (
        <div role="alert">
          <ProblemLine problems={[rotate.error?.message ?? '', revoke.error?.message ?? '']} />
        </div>
      )}
    </li>
  )
}
