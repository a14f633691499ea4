import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export interface DeclaredColumn {
  /** `string`, `number`, `boolean`, `Date`, `Buffer`, `json`, or one of them with `[]`. */
  kind: string
  isNullable: boolean
  /** An insert may leave it out. */
  isOptional: boolean
  /** The strings that it may be, where not every one is allowed. */
  values: string[] | null
}

/** The columns that `db/tables.ts` declares, as the compiler understands them: by table, then by column. */
export function readRowTypes(): Map<string, Map<string, DeclaredColumn>> {
  const path = fileURLToPath(new URL('./row-types.ts', import.meta.url))
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, allowImportingTsExtensions: true, skipLibCheck: true, types: ['node'] },
    ...{
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2023,
    },
  }
  const program = ts.createProgram([path], options)
  const checker = program.getTypeChecker()
  const file = program.getSourceFile(path)
  const [rows, news] = (file?.statements ?? [])
    .filter(ts.isTypeAliasDeclaration)
    .map((alias) => checker.getTypeAtLocation(alias))
  if (!file || !rows || !news) throw new Error(`${path} declares no rows`)
  const typeOf = (symbol: ts.Symbol) => checker.getTypeOfSymbolAtLocation(symbol, file)
  return new Map(
    rows.getProperties().map((table) => {
      const written = news.getProperty(table.name)
      const isOptional = (column: string) => {
        const property = written && typeOf(written).getProperty(column)
        return property === undefined || (property.flags & ts.SymbolFlags.Optional) !== 0
      }
      const columns = typeOf(table).getProperties()
      return [
        table.name,
        new Map(
          columns.map((one) => [one.name, { ...describe(checker, typeOf(one)), isOptional: isOptional(one.name) }]),
        ),
      ]
    }),
  )
}

function describe(checker: ts.TypeChecker, type: ts.Type): Omit<DeclaredColumn, 'isOptional'> {
  const parts = type.isUnion() ? type.types : [type]
  const isNullable = parts.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0)
  const rest = parts.filter(({ flags }) => (flags & ts.TypeFlags.Null) === 0)
  const kinds = new Set(rest.map((part) => kindOf(checker, part)))
  const values = rest.every((part) => part.isStringLiteral()) ? rest.flatMap((part) => part.value as string) : null
  return { kind: [...kinds].sort().join(' | '), isNullable, values: values && values.sort() }
}

const KINDS: readonly [flag: ts.TypeFlags, kind: string][] = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
]

function kindOf(checker: ts.TypeChecker, type: ts.Type): string {
  const known = KINDS.find(([flag]) => (type.flags & flag) !== 0)?.[1]
  if (known) return known
  const name = type.getSymbol()?.name
  if (name === 'Date' || name === 'Buffer') return name
  const element = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined
  const inner = element && describe(checker, element).kind
  return inner && ['string', 'number'].includes(inner) ? `${inner}[]` : 'json'
}
