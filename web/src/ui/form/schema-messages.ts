import { issueFields } from '@hdoc/contract/issue-fields.ts'
import { problemText } from '@hdoc/contract/validation-messages.ts'
import { currentLanguage } from '../../lib/language.ts'

type Issues = Parameters<typeof issueFields>[0]
/** A schema of the contract, as far as a form asks it. */
export type Schema<Out> = {
  safeParse: (
    values: unknown,
    options?: { reportInput: boolean },
  ) => { success: true; data: Out } | { success: false; error: { issues: Issues } }
}

/** Sentences by field path. */
export type Messages = Record<string, string[]>
type Checked<Out> = { ok: true; value: Out } | { ok: false; messages: Messages }

/** Checks values by the schema of the contract; the sentences are those the server would say. */
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

/** A field left empty is a missing one: the schema then asks for it or takes its default. */
export function withoutBlanks(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
