import { useState } from 'react'

/** State of a confirmation by typing a name. */
export interface TypedNameDraft {
  name: string
  typed: string
  isRight: boolean
  change(typed: string): void
}

/** Requires the name of what is affected to be typed. Ignores case, character width and blanks, which are not what people get wrong. */
export function useTypedName(name: string): TypedNameDraft {
  const [typed, setTyped] = useState('')
  return { name, typed, isRight: plain(typed) === plain(name), change: setTyped }
}

function plain(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
}
