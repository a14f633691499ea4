import { useEffect } from 'react'
import { afterFirstView } from '../../lib/first-view.ts'

type Acts = typeof import('./later.ts')

let acts: Acts | undefined

/** Runs functions of the lazily loaded part of the composer, once it has loaded. */
export function useActs(): (act: (acts: Acts) => void) => void {
  useEffect(() => void fetchAfterFirstView().catch(() => null), [])
  return (act) => {
    if (acts) act(acts)
    else void fetchActs().then(act)
  }
}

async function fetchAfterFirstView(): Promise<void> {
  await afterFirstView()
  await fetchActs()
}

async function fetchActs(): Promise<Acts> {
  acts ??= await import('./later.ts')
  return acts
}
