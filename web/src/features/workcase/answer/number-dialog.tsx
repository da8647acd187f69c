import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { type AnswerDraft, answerCalls, answerNumbering } from '@hdoc/contract/dispatches/answer-drafts.ts'
import type { DispatchForm } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerQuery, dispatchFormQuery } from '../../../entities/dispatches/queries.ts'
import { call } from '../../../lib/calls/call.ts'
import type { Change } from '../../../lib/queries/change.ts'
import { useReload } from '../../../ui/action/use-reload.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { type AnswerValues, NumberFields, proposedAnswer } from '../dispatch/answer-fields.tsx'
import { labelOfDispatchField } from '../dispatch/shipping-values.ts'
import { UnansweredDialog } from '../dispatch/unanswered-dialog.tsx'

type Props = { row: WorkCase; draft: AnswerDraft; onClose: () => void }

const changesOf = ({ id }: WorkCase): Change[] => [
  { what: 'workcase.changed', id },
  { what: 'document.registered' },
]

function NumberForm({ row, draft, onClose, given }: Props & { given: DispatchForm }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const onReload = useReload(changesOf(row), onClose)
  const schemaForm = useSchemaForm({
    schema: answerNumbering,
    initial: { answer: proposedAnswer(given) } as { answer: AnswerValues },
    toValues: ({ answer: { register_id, doc_type_id, short_description } }) => ({
      case_id: row.id,
      version: draft.version,
      answer: { register_id, doc_type_id, short_description },
    }),
    save: (body, _form, idempotencyKey) => call(answerCalls.number, { body, idempotencyKey }),
    changes: changesOf(row),
    said: ({ data }) => t('dispatches.done_answer_number', { number: data.document?.number ?? '' }),
    onSaved: ({ data }) => {
      queryClient.setQueryData(answerQuery(row.id).queryKey, data)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('dispatches.answer_number_title', { number: row.number })}
      schemaForm={schemaForm}
      labelOf={labelOfDispatchField}
      onClose={onClose}
      onReload={onReload}
      saveLabel={t('dispatches.answer_number')}
    >
      <NumberFields form={schemaForm.form} given={given} />
    </FormDialog>
  )
}

/** Gives the written answer its number: type and register are proposed, and may be chosen. */
export default function NumberDialog(props: Props) {
  const { t } = useTranslation()
  const given = useQuery(dispatchFormQuery(props.row.id))
  if (!given.data)
    return (
      <UnansweredDialog
        title={t('dispatches.answer_number_title', { number: props.row.number })}
        query={given}
        onClose={props.onClose}
      />
    )
  return <NumberForm {...props} given={given.data} />
}
