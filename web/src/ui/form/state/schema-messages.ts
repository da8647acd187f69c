import { issueFields } from '@hdoc/contract/failures/issue-fields.ts'
import { problemText } from '@hdoc/contract/failures/problem-text.ts'
import { currentLanguage } from '../../../lib/languages/language.ts'

type Issues = Parameters<typeof issueFields>[0]
/** The part of a contract's schema that a form uses. */
export type Schema<Out> = {
  safeParse: (
    values: unknown,
    options?: { reportInput: boolean },
  ) => { success: true; data: Out } | { success: false; error: { issues: Issues } }
}

/** Sentences by field path. */
export type Messages = Record<string, string[]>
type Checked<Out> = { ok: true; value: Out } | { ok: false; messages: Messages }

/**
 * Checks values by the schema of the contract; the messages are the same sentences the server would answer.
 */
export function checkValues<Out>(schema: Schema<Out>, values: unknown): Checked<Out> {
  const parsed = schema.safeParse(values, { reportInput: true })
  if (parsed.success) return { ok: true, value: parsed.data }
  const language = currentLanguage()
  const fields = Object.entries(issueFields(parsed.error.issues))
  return {
    ok: false,
    messages: Object.fromEntries(
      fields.map(([field, problems]) => [field, problems.map((one) => problemText(one, language))]),
    ),
  }
}
