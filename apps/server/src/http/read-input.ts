import * as z from 'zod/mini'
import { type FieldProblem, Refusal } from '../errors.ts'
import { isKnownProblem } from './texts/format-texts.ts'
import { findForbiddenText } from './forbidden-text.ts'

type Issue = z.core.$ZodIssue

/** Maximum invalid fields in one response. */
const FIELDS_MAX = 20
const LONGEST_OPTION = 200

/**
 * Parse what a caller sent by the contract.
 * @throws Refusal invalid_input with each wrong path and what is wrong with it
 */
export function readInput<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.core.output<Schema> {
  const forbidden = findForbiddenText(value)
  if (forbidden) {
    throw new Refusal('invalid_input', { fields: { [forbidden.path]: forbidden } })
  }
  const parsed = z.safeParse(schema, value, { reportInput: true })
  if (parsed.success) return parsed.data
  throw new Refusal('invalid_input', { fields: describeIssues(parsed.error.issues) })
}

function describeIssues(issues: readonly Issue[]): Record<string, FieldProblem> {
  // Without a prototype: a caller may name a field `__proto__`.
  const fields: Record<string, FieldProblem> = Object.create(null)
  for (const issue of issues.slice(0, FIELDS_MAX)) {
    for (const [path, problem] of listProblems(issue)) fields[path] ??= problem
  }
  return fields
}

function listProblems(issue: Issue): [string, FieldProblem][] {
  const path = pathOf(issue.path)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, FIELDS_MAX)
      .map((key) => [pathOf([...issue.path, key.slice(0, 100)]), { problem: 'unknown_field' }])
  }
  return [[path, problemOf(issue)]]
}

/** The body itself is called `body`. */
function pathOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'body' : path.map(String).join('.')
}

function problemOf(issue: Issue): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      return { problem: issue.input === undefined ? 'required' : 'wrong_type' }
    case 'too_small':
      return { problem: smallProblem(issue.origin), limit: Number(issue.minimum) }
    case 'too_big':
      return { problem: bigProblem(issue.origin), limit: Number(issue.maximum) }
    case 'invalid_value':
      return { problem: 'wrong_choice', options: issue.values.map(String) }
    case 'invalid_union':
      return unionProblem(issue)
    case 'custom':
      return customProblem(issue)
    default:
      return { problem: 'wrong_format' }
  }
}

/** What a check of our own tells by the name of a problem. */
function customProblem({ params }: z.core.$ZodIssueCustom): FieldProblem {
  const problem: unknown = params?.problem
  if (!isKnownProblem(problem)) return { problem: 'wrong_format' }
  const { at, options } = params ?? {}
  return {
    problem,
    ...(typeof at === 'string' && { at }),
    ...(Array.isArray(options) && { options: options.map((option) => String(option).slice(0, LONGEST_OPTION)) }),
  }
}

function smallProblem(origin: string): FieldProblem['problem'] {
  if (origin === 'string') return 'too_short'
  return origin === 'array' ? 'too_few' : 'too_small'
}

function bigProblem(origin: string): FieldProblem['problem'] {
  if (origin === 'string') return 'too_long'
  return origin === 'array' ? 'too_many' : 'too_big'
}

/** A union told apart by one field names that field in its path and lists what it may be. */
function unionProblem(issue: z.core.$ZodIssueInvalidUnion): FieldProblem {
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : undefined
  return options ? { problem: 'wrong_choice', options } : { problem: 'wrong_format' }
}
