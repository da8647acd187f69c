import { issuerCalls } from '@hdoc/contract/issuers/issuer-calls.ts'
import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import { issuers } from '@hdoc/contract/issuers/issuers.ts'
import { issuerTypeLabels } from '@hdoc/contract/texts/choices.ts'
import { call } from '../../lib/calls/call.ts'
import { valueInWords } from '../../lib/format/value-in-words.ts'
import { say, t } from '../../lib/languages/i18n.ts'
import { issuersKey } from '../changes/keys.ts'
import type { ActivityOf } from '../subject/activity/activity-of.ts'
import { subjectQuery } from '../subject/subject-query.ts'

/** What was done with an issuer, in the words of its form. */
export const issuerActivity: ActivityOf = {
  query: subjectQuery(issuersKey, 'activity', (asked) => call(issuerCalls.activity, asked)),
  change: (_action, { field, before, after }) => {
    const input = issuers.inputs[field as keyof IssuerValues]
    if (!input || before === after) return undefined
    const [from, to] = [before, after].map((value) => valueInWords(value, issuerTypeLabels))
    return `${say(input.label)}: ${t('documents.before_after', { before: from, after: to })}`
  },
}
