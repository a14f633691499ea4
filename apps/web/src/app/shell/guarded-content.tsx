import type { ReactNode } from 'react'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { Crash } from '../pages/crash.tsx'
import styles from './shell.module.css'

/** Content of the app frame inside an error boundary, so that the frame survives a crash. */
export function GuardedContent({ children }: { children: ReactNode }) {
  return (
    <div className={styles.content}>
      <ErrorBoundary fallback={(failure) => <Crash {...failure} />}>{children}</ErrorBoundary>
    </div>
  )
}
