import { TwoLines } from './two-lines.tsx'

/** A person in a row; who has no name is known by the phone. */
export function PersonLines({ person: { name, phone } }: { person: { name: string; phone: string } }) {
  return <TwoLines first={name || phone} second={name && phone} />
}
