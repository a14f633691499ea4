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

  readonly #retry = () => this.setState({ error: null })

  override render() {
    const { error } = this.state
    return error ? this.props.fallback({ error, retry: this.#retry }) : this.props.children
  }
}
