import { parseArgs } from 'node:util'

export interface DrawArguments {
  /** The prompt with the parameters that the options stand for. */
  prompt: string
  botType: 'MID_JOURNEY' | 'NIJI_JOURNEY'
  /** Folder for what comes of it. */
  out: string
  json: boolean
}

/** What the person typed cannot be done; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError'
}

export const USAGE = `Usage: npm run draw -- "what you want to see" [options]

  --seed N      0 to 4294967295; the same seed draws the same pictures
  --ar W:H      aspect ratio, 1:1 unless given
  --niji        the anime bot
  --video       a clip of four seconds instead of four pictures
  --out DIR     where it goes, ./pictures unless given
  --json        print one line of JSON instead of text
  --help        this text`

/**
 * Read the command line; undefined asks for help.
 * @throws UsageError
 */
export function readArguments(argv: readonly string[]): DrawArguments | undefined {
  const { values, positionals } = parse(argv)
  if (values.help) return undefined
  const words = positionals.join(' ').trim()
  if (words === '') throw new UsageError('Say what to draw: npm run draw -- "three sailboats on a calm lake"')
  const parameters = [
    values.seed && `--seed ${values.seed}`,
    values.ar && `--ar ${values.ar}`,
    values.video && '--video',
  ]
  return {
    prompt: [words, ...parameters].filter(Boolean).join(' '),
    botType: values.niji ? 'NIJI_JOURNEY' : 'MID_JOURNEY',
    out: values.out ?? 'pictures',
    json: values.json ?? false,
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        seed: { type: 'string' },
        ar: { type: 'string' },
        niji: { type: 'boolean' },
        video: { type: 'boolean' },
        out: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
