import type { AnswerOf } from '@hdoc/contract/calls/endpoint.ts'
import { legalGrounds } from '@hdoc/contract/cases/closing.ts'
import { statusLabels } from '@hdoc/contract/documents/status/document-status.ts'
import {
  answerOutcomes,
  complaintOutcomes,
  publicDomains,
  refusalGrounds,
} from '@hdoc/contract/reports/legal-fact-labels.ts'
import { type LegalFacts, legalFactCalls } from '@hdoc/contract/reports/legal-facts.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { legalFactsQuery } from '../../entities/reports/queries.ts'
import { call } from '../../lib/calls/call.ts'
import { formatDate } from '../../lib/format/format.ts'
import { say, t as text } from '../../lib/languages/i18n.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { DateField } from '../../ui/form/field/date-field.tsx'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { KeptRow, useKeep } from '../../ui/form/state/kept-row.tsx'
import { tellFailure } from '../../ui/form/state/tell-failure.ts'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'

type Known = AnswerOf<(typeof legalFactCalls)['get']>
const choices = {
  outcome: answerOutcomes,
  domain: publicDomains,
  refusal_ground: refusalGrounds,
  filing_ground: legalGrounds,
  head_complaint: complaintOutcomes,
  court_complaint: complaintOutcomes,
} as const satisfies Record<string, Readonly<Record<string, Text>>>
type Field = keyof typeof choices

/** What the form writes of what is known. */
function factsOf({ document_id, number, version, status, answered_on, asks, ...facts }: Known): LegalFacts {
  return facts
}

const labelOf = (path: string): string | undefined =>
  path in choices || path === 'settled_on' ? text(`reports.f_${path as Field | 'settled_on'}`) : undefined

/** Why the outcome or the day cannot be said here, or what it means when nothing is said. */
function helpOf({ asks, status, answered_on }: Known) {
  const label = statusLabels[status]
  const day = answered_on === null ? text('reports.f_settled_on_open') : undefined
  return {
    outcome: asks.outcome
      ? text('reports.f_outcome_help')
      : text('reports.f_outcome_known', { status: label ? say(label) : String(status) }),
    settled_on: asks.settled_on
      ? text('reports.f_settled_on_help')
      : (day ?? text('reports.f_settled_on_known', { day: formatDate(answered_on ?? '') })),
  }
}

function FactsForm({ known, onClose }: { known: Known; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const keep = useKeep<Known>()
  const { document_id, number, version, asks } = known
  const help = helpOf(known)
  const schemaForm = useSchemaForm({
    schema: legalFactCalls.save.body,
    initial: factsOf(known),
    toValues: (form) => ({ id: document_id, version, ...form }),
    save: (body) => call(legalFactCalls.save, { body }),
    changes: [{ what: 'report.facts_changed', id: document_id }],
    said: () => t('reports.fill_said'),
    onSaved: onClose,
  })
  const { form, begin } = schemaForm
  const latest = async () => {
    const now = await queryClient.fetchQuery({ ...legalFactsQuery(document_id), staleTime: 0 })
    keep(now)
    return factsOf(now)
  }
  const values = form.getValues()
  const first: Field = asks.outcome ? 'outcome' : 'domain'
  return (
    <FormDialog
      title={t('reports.fill_title', { number })}
      schemaForm={schemaForm}
      labelOf={labelOf}
      onKeep={latest}
      onReload={() => void latest().then(begin, tellFailure)}
      onClose={onClose}
    >
      {(Object.keys(choices) as Field[]).map((field) => (
        <NativeSelect
          key={field}
          label={t(`reports.f_${field}`)}
          data-path={field}
          data-autofocus={field === first || undefined}
          description={field === 'outcome' ? help.outcome : undefined}
          disabled={field === 'outcome' && !asks.outcome}
          error={form.errors[field]}
          value={values[field]}
          onChange={(event) => form.setFieldValue(field, event.currentTarget.value as LegalFacts[Field])}
          data={[
            { value: '', label: t(field.endsWith('complaint') ? 'reports.none' : 'reports.unset') },
            ...Object.entries(choices[field]).map(([value, label]) => ({ value, label: say(label) })),
          ]}
        />
      ))}
      <DateField
        label={t('reports.f_settled_on')}
        description={help.settled_on}
        disabled={!asks.settled_on}
        data-path="settled_on"
        error={form.errors.settled_on}
        value={values.settled_on}
        onChange={(day) => form.setFieldValue('settled_on', day)}
      />
      <Checkbox
        label={t('reports.f_spoken')}
        data-path="spoken"
        checked={values.spoken}
        onChange={(event) => form.setFieldValue('spoken', event.currentTarget.checked)}
      />
    </FormDialog>
  )
}

/** What a report of the law asks of a document and the document does not say. */
export function FactsDialog({ id, number, onClose }: { id: number; number: string; onClose: () => void }) {
  const { t } = useTranslation()
  const answer = useQuery(legalFactsQuery(id))
  const { data } = answer
  if (data) return <KeptRow row={data}>{(known) => <FactsForm known={known} onClose={onClose} />}</KeptRow>
  return (
    <Dialog
      title={t('reports.fill_title', { number })}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Answer query={answer} />
    </Dialog>
  )
}
