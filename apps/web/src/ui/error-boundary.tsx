import { Component, type ReactNode } from 'react'

export interface Failure {
  error: Error
  /** Draw the area again. */
  retry: () => void
}

interface ErrorBoundaryProps {
  fallback: (failure: Failure) => ReactNode
  children: ReactNode
}

/** Keeps a crash inside one area. React knows no other way than a class for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  readonly #retry = () => {
    // A file of ours did not come, perhaps because a newer release has others: only a new page knows their names.
    if (/import|preload/i.test(this.state.error?.message ?? '')) location.reload()
    else this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    return error ? this.props.fallback({ error, retry: this.#retry }) : this.props.children
  }
}
