import { bareSubmissionFormCalls } from '@hdoc/contract/submissions/bare-submission-form.ts'
import type { OfferedDocType } from '@hdoc/contract/submissions/submission-form.ts'
import { useTranslation } from 'react-i18next'
import { FormActions } from '../../entities/public-form/form-actions.tsx'
import type { OpenForm } from '../../entities/public-form/form-query.ts'
import formStyles from '../../entities/public-form/public-form.module.css'
import { StepHead } from '../../entities/public-form/step-head.tsx'
import { useFormFiles } from '../../entities/public-form/use-form-files.ts'
import { usePublicForm } from '../../entities/public-form/use-public-form.ts'
import { call } from '../../lib/calls/call.ts'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { FilesStep } from './files-step.tsx'
import { empty, type FilingForm, kept, steps, whoOf } from './filing-values.ts'
import { TypeStep } from './type-step.tsx'
import { WhoStep } from './who-step.tsx'

const kind = 'submission'
type Props = { open: OpenForm; types: readonly OfferedDocType[] }

/** A document in three steps: what it is, its files, who hands it in. */
export function FilingFields({ open, types }: Props) {
  const { t } = useTranslation()
  const files = useFormFiles(kind, open)
  const hasFiles = files.isGoing || files.there.length > 0
  const typeOf = ({ doc_type_id }: Pick<FilingForm, 'doc_type_id'>) =>
    types.find(({ id }) => String(id) === doc_type_id)
  const check = (values: FilingForm) => {
    const missing = t('public_form.required')
    return {
      ...(typeOf(values) === undefined && { doc_type_id: missing }),
      ...(!hasFiles && { files: t('submission_form.files_needed') }),
      ...(values['who.name'].trim() === '' && { 'who.name': missing }),
      ...(values['who.type'] === 'pj' && values['who.cui'].trim() === '' && { 'who.cui': missing }),
    }
  }
  const form = usePublicForm<FilingForm>({
    kind,
    open,
    empty,
    kept,
    steps,
    check,
    send: (values, beside) =>
      call(bareSubmissionFormCalls.send, {
        body: {
          doc_type_id: Number(values.doc_type_id),
          subject: values.subject,
          who: whoOf(values),
          ...beside,
        },
      }),
  })
  const titles = [
    t('submission_form.type_title'),
    t('submission_form.files_title'),
    t('submission_form.who_title'),
  ]
  const { at, values, problems } = form
  return (
    <FormFrame submit={form.goOn} ref={form.root} className={formStyles.fields}>
      <div>
        <StepHead name={t('submission_form.name')} title={titles[at] ?? ''} at={at} count={form.steps} />
      </div>
      {at === 0 && <TypeStep form={form} types={types} />}
      {at === 1 && (
        <FilesStep
          open={open}
          type={typeOf(values)}
          files={files}
          problem={hasFiles ? undefined : problems.files}
          onChange={form.goBack}
        />
      )}
      {at === 2 && <WhoStep form={form} />}
      <FormActions form={form} send={t('submission_form.send')} waits={files.isGoing} />
    </FormFrame>
  )
}
