import type { z } from 'zod'
import type { FieldProblem } from './errors.ts'

type Issue = z.core.$ZodIssue

const problemOf = (problem: FieldProblem): FieldProblem =>
  (problem.values ? { key: problem.key, values: problem.values } : { key: problem.key }) as FieldProblem

/** For `ctx.addIssue({ code: 'custom', …problemIssue(…) })`, when the sentence needs values. */
export const problemIssue = (problem: FieldProblem): { message: string; params: FieldProblem } => ({
  message: problem.key,
  params: problem,
})

/** One zod issue as a field problem, so that server and web say the same sentence. */
function issueProblem(issue: Issue): FieldProblem {
  switch (issue.code) {
    case 'custom': {
      // A schema of ours gives a whole problem, written with `invalid` or `problemIssue`.
      return (issue.params as FieldProblem | undefined)?.key
        ? problemOf(issue.params as FieldProblem)
        : { key: 'invalid' }
    }
    case 'invalid_type':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? { key: 'required' }
        : { key: issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'invalid' }
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1
          ? { key: 'required' }
          : { key: 'too_short', values: { minimum: issue.minimum } }
      if (issue.origin === 'array')
        return issue.minimum === 1
          ? { key: 'required' }
          : { key: 'too_few', values: { minimum: issue.minimum } }
      return { key: 'too_small', values: { minimum: issue.minimum } }
    case 'too_big':
      if (issue.origin === 'string') return { key: 'too_long', values: { maximum: issue.maximum } }
      if (issue.origin === 'array') return { key: 'too_many', values: { maximum: issue.maximum } }
      return { key: 'too_big', values: { maximum: issue.maximum } }
    case 'invalid_value':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? { key: 'required' }
        : { key: 'choice', values: { values: issue.values.join(', ') } }
    case 'invalid_format':
      return { key: issue.format === 'email' ? 'email' : issue.format === 'date' ? 'date' : 'invalid' }
    case 'unrecognized_keys':
      return { key: 'unknown_field' }
    default:
      return { key: 'invalid' }
  }
}

/** All issues by field path (`issuer.cui`), unknown fields under their own names. */
export function issueFields(issues: readonly Issue[]): Record<string, FieldProblem[]> {
  // A Map, because people name the fields: a plain object has a `constructor` from the beginning.
  const fields = new Map<string, FieldProblem[]>()
  for (const issue of issues) {
    const at = issue.path.map(String)
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...at, key]) : [at]
    for (const path of paths) {
      const field = path.join('.')
      fields.set(field, [...(fields.get(field) ?? []), issueProblem(issue)])
    }
  }
  return Object.fromEntries(fields)
}
