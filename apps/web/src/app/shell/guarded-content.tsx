import type { ReactNode } from 'react'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { Crash } from '../pages/crash.tsx'
import styles from './shell.module.css'

/** What the frame stands around; when it crashes, the frame lives on. */
export function GuardedContent({ children }: { children: ReactNode }) {
  return (
    <div className={styles.content}>
      <ErrorBoundary fallback={(failure) => <Crash {...failure} />}>{children}</ErrorBoundary>
    </div>
  )
}
