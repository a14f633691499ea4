import { z } from 'zod'

/** How an option is asked for in a form. `hint`: the text that stands under it, of the option's own name unless told. */
export type OptionInput =
  | { input: 'text' | 'long-text'; hint?: string }
  | { input: 'whole-number'; min: number; max: number; hint?: string }
  | { input: 'choice'; choices: string[] }
  | { input: 'flag' }
  | { input: 'pixels' }
  | { input: 'json'; example: string; hint?: string }

/** One option of a kind: what it may be, and how it is asked for. */
export interface OptionField<Value = unknown> {
  /** Has a default: every option may be left out. Null: the engine chooses. */
  schema: z.ZodType<Value>
  input: OptionInput
}

/** An option as a form shows it. */
export type NamedInput = OptionInput & { name: string; default: string | number | boolean | null }

export type OptionFields = Readonly<Record<string, OptionField>>
export type OptionsOf<Fields extends OptionFields> = { [Name in keyof Fields]: z.output<Fields[Name]['schema']> }

export function text<Value extends string | null>(schema: z.ZodType<Value>): OptionField<Value> {
  return { schema, input: { input: 'text' } }
}

/** One that takes the whole width of a form. */
export function longText<Value extends string | null>(schema: z.ZodType<Value>): OptionField<Value> {
  return { schema, input: { input: 'long-text' } }
}

interface WholeNumber<Usual> {
  min: number
  max: number
  /** Null: it may be left to the engine. */
  usual: Usual
  hint?: string
}

export function wholeNumber<Usual extends number | null>({
  usual,
  ...bounds
}: WholeNumber<Usual>): OptionField<number | Usual> {
  return {
    schema: withUsual(z.int().min(bounds.min).max(bounds.max), usual),
    input: { input: 'whole-number', ...bounds },
  }
}

/** One of a few. */
export function choice<const Choices extends readonly string[], Usual extends Choices[number] | null>(
  choices: Choices,
  usual: Usual,
): OptionField<Choices[number] | Usual> {
  return { schema: withUsual(z.enum(choices), usual), input: { input: 'choice', choices: [...choices] } }
}

/** What holds or not; it does not unless told. */
export function flag(): OptionField<boolean> {
  return { schema: z.boolean().default(false), input: { input: 'flag' } }
}

/** How many pixels one picture may have. */
export function pixels<Usual extends number | null>(usual: Usual): OptionField<number | Usual> {
  return { schema: withUsual(z.int().min(65_536).max(4_194_304), usual), input: { input: 'pixels' } }
}

/** JSON as text; `example` is shown where nothing is written yet. */
export function json<Value extends string | null>(schema: z.ZodType<Value>, example: string): OptionField<Value> {
  return { schema, input: { input: 'json', example } }
}

/** Where null is usual it may be given, too. */
function withUsual<Value, Usual extends Value | null>(
  schema: z.ZodType<Value>,
  usual: Usual,
): z.ZodType<Value | Usual> {
  const allowed: z.ZodType = usual === null ? schema.nullable() : schema
  return allowed.default(usual) as z.ZodType<Value | Usual>
}

/** @throws ZodError when a field has no default */
export function describeFields(fields: OptionFields): NamedInput[] {
  return Object.entries(fields).map(([name, { schema, input }]) => ({
    name,
    ...input,
    default: usualValue.parse(schema.parse(undefined)),
  }))
}

const usualValue = z.union([z.string(), z.number(), z.boolean(), z.null()])
