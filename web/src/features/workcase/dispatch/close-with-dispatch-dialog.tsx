import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { closingWithDispatch } from '@hdoc/contract/dispatches/dispatch-inputs.ts'
import type { DispatchForm } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  blankClosing,
  ClosingFields,
  type ClosingValues,
  closingBody,
} from '../../../entities/cases/closing-fields.tsx'
import { dispatchFormQuery } from '../../../entities/dispatches/queries.ts'
import { useUploads } from '../../../entities/files/use-uploads.ts'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { call } from '../../../lib/calls/call.ts'
import { t as translate } from '../../../lib/languages/i18n.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { ClosingNotes, lastDeclining } from '../dialogs/closing-notes.tsx'
import { useCaseForm } from '../dialogs/use-case-form.ts'
import { AnswerFields, type AnswerValues, answerBody, proposedAnswer } from './answer-fields.tsx'
import styles from './dispatch.module.css'
import { SentFilesField } from './sent-files-field.tsx'
import { ShippingFields } from './shipping-fields.tsx'
import { labelOfDispatchField, type ShippingValues, shippingTo } from './shipping-values.ts'
import { UnansweredDialog } from './unanswered-dialog.tsx'

type Values = ClosingValues & {
  resolution: string
  answer: AnswerValues
  dispatch: ShippingValues
  file_ids: number[]
}
type Props = { row: WorkCase; onClose: () => void }

const notUploaded = (): ApiError => {
  const message = translate('registration.files_failed')
  return new ApiError(message, { status: 422, code: 'VALIDATION', fields: { file_ids: [message] } })
}

function CloseForm({ row, onClose, given }: Props & { given: DispatchForm }) {
  const { t } = useTranslation()
  const uploads = useUploads(given.max_file_mb)
  const numbered = useRef('')
  const { id, version, number } = row
  const { schemaForm, dialog } = useCaseForm({
    row,
    onClose,
    schema: closingWithDispatch,
    // The instruction that the case was given with is for colleagues, never for the addressee.
    beginning: (): Values => ({
      ...blankClosing,
      resolution: '',
      answer: proposedAnswer(given),
      dispatch: shippingTo(given),
      file_ids: [...given.answer_file_ids],
    }),
    toValues: ({ resolution, answer, dispatch, file_ids, ...closing }) => ({
      id,
      version,
      ...closingBody(closing),
      resolution,
      answer: answerBody(answer),
      dispatch,
      file_ids,
      // Those that are still on their way count as chosen; saving waits for them.
      upload_ids: uploads.items.map(({ id: item, uploadId }) => uploadId ?? item),
    }),
    save: async (body, _form, idempotencyKey) => {
      const upload_ids = await uploads.settled()
      // A case is not closed without a file that was meant to leave with its answer.
      if (upload_ids.length < body.upload_ids.length) throw notUploaded()
      const answer = await call(dispatchCalls.closeCase, { body: { ...body, upload_ids }, idempotencyKey })
      numbered.current = answer.dispatch.document.number
      return answer
    },
    said: () => t('dispatches.done_close', { number, answer: numbered.current }),
  })
  const { form } = schemaForm
  const { dispatch, answer } = form.getValues()
  const byMail = dispatch.method === 'email'
  const getsNumber = answer.way === 'number'
  return (
    <FormDialog
      title={t('dispatches.close_title', { number })}
      {...dialog}
      labelOf={labelOfDispatchField}
      saveLabel={t('workcases.close_with_dispatch')}
    >
      <Note kind="info">{t(getsNumber ? 'dispatches.close_what' : 'dispatches.close_what_numbered')}</Note>
      <ClosingFields form={form} declinedBy={lastDeclining(row)} />
      <Textarea
        key={form.key('resolution')}
        {...form.getInputProps('resolution')}
        label={t('dispatches.resolution')}
        description={t('dispatches.resolution_help')}
        required
        maxLength={2000}
      />
      <ClosingNotes form={form} row={row} />
      <fieldset className={styles.part}>
        <legend>{t('dispatches.answer')}</legend>
        <AnswerFields form={form} given={given} />
        <SentFilesField form={form} given={given} byMail={byMail} uploads={uploads} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{t('dispatches.shipping')}</legend>
        <ShippingFields form={form} values={form.getValues().dispatch} before="dispatch." />
      </fieldset>
    </FormDialog>
  )
}

/** Closes a case with its answer: numbers it, closes the case and prepares what leaves, all together. */
export default function CloseWithDispatchDialog(props: Props) {
  const { t } = useTranslation()
  const given = useQuery(dispatchFormQuery(props.row.id))
  if (!given.data)
    return (
      <UnansweredDialog
        title={t('dispatches.close_title', { number: props.row.number })}
        query={given}
        onClose={props.onClose}
      />
    )
  return <CloseForm {...props} given={given.data} />
}
