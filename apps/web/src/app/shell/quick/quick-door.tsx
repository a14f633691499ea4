import { Suspense } from 'react'
import { lazyScreen } from '../../../i18n/lazy-screen.tsx'
import { ErrorBoundary } from '../../../ui/error-boundary.tsx'
import { FailedDialog } from '../failed-dialog.tsx'
import type { FrameKeysProps } from '../frame-keys.tsx'
import { lateSettingsWords } from '../late-words.ts'
import { openQuick, useQuick } from './store.ts'
import { useQuickKeys } from './use-quick-keys.ts'

const FindDialog = lazyScreen(() => import('./find-dialog.tsx').then((part) => part.FindDialog))
const KeysDialog = lazyScreen(async () => {
  const parts = [import('./keys-dialog.tsx'), lateSettingsWords()] as const
  return (await Promise.all(parts))[0].KeysDialog
})

/** Ctrl+K opens the quick switcher, `?` the list of shortcuts. */
export function QuickDoor(props: FrameKeysProps) {
  const open = useQuick((quick) => quick.open)
  useQuickKeys()
  if (open === null) return null
  const close = () => openQuick(null)
  return (
    <ErrorBoundary key={open} fallback={(failure) => <FailedDialog {...failure} onClose={close} />}>
      <Suspense fallback={null}>
        {open === 'find' ? <FindDialog {...props} onClose={close} /> : <KeysDialog onClose={close} />}
      </Suspense>
    </ErrorBoundary>
  )
}
