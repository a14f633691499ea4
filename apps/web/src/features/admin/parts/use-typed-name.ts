import { useState } from 'react'

/** The name of what an act hits, as it is being typed before it. */
export interface TypedNameDraft {
  name: string
  typed: string
  isRight: boolean
  change(typed: string): void
}

/** Nobody types a name by mistake. Case, width and blanks do not matter, for they are not what somebody may be wrong about. */
export function useTypedName(name: string): TypedNameDraft {
  const [typed, setTyped] = useState('')
  return { name, typed, isRight: plain(typed) === plain(name), change: setTyped }
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
}
