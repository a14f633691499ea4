import { TwoLines } from './two-lines.tsx'

/** Name and phone of a person; only the phone where there is no name. */
export function PersonLines({ person: { name, phone } }: { person: { name: string; phone: string } }) {
  return <TwoLines first={name || phone} second={name && phone} />
}
