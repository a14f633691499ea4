import { Component, type ReactNode } from 'react'

export interface Failure {
  error: Error
  /** Renders the children again. */
  retry: () => void
}

interface ErrorBoundaryProps {
  fallback: (failure: Failure) => ReactNode
  children: ReactNode
}

/** Limits a crash to one area. React supports error boundaries only as classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  readonly #retry = () => {
    // A chunk failed to load, perhaps because of a new release with other file names, which only a reload learns.
    if (/import|preload/i.test(this.state.error?.message ?? '')) location.reload()
    else this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    return error ? this.props.fallback({ error, retry: this.#retry }) : this.props.children
  }
}
