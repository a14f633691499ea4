import { DASHES } from './dashes.ts'

const PARAMETER = new RegExp(`(?<![^\\s])${DASHES}(?=[a-zA-Z])`, 'g')

/** Plain text in which nothing begins a parameter any more: `--ar` becomes `-ar`. */
export function defuseParameters(text: string): string {
  return text.replace(PARAMETER, '-')
}
