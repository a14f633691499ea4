import type { Language } from '@easel/contract/basics'
import type { QuoteProblem } from '@easel/contract/quote'
import type { FieldNote, FieldProblem, Refusal } from '../../errors.ts'
import { sayProblem, formatRefusal } from '../../http/texts/format-texts.ts'
import { omitUndefined } from '../../platform/omit-undefined.ts'

/** More than anybody reads. */
const PROBLEMS_MAX = 20

/** Split a refusal into one problem per invalid field, or one for the whole refusal. */
export function listProblems({ reason, fields, values }: Refusal, language: Language): QuoteProblem[] {
  if (!fields) return [{ at: '', reason, message: formatRefusal(reason, language, values) }]
  return Object.entries(fields)
    .flatMap(([field, note]) => problemsOf(note).map((problem) => showProblem(field, problem, language)))
    .slice(0, PROBLEMS_MAX)
}

function problemsOf(note: FieldNote): readonly FieldProblem[] {
  return typeof note === 'string' ? [{ problem: note }] : [note].flat()
}

function showProblem(field: string, problem: FieldProblem, language: Language): QuoteProblem {
  const { at = field, start, end } = problem
  // Positions refer to the prompt; for the suffix they would mislead.
  const place = field === 'prompt' ? omitUndefined({ start, end }) : {}
  return { at, reason: problem.problem, message: sayProblem(problem, language), ...place }
}
