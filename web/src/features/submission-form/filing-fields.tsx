import { bareSubmissionFormCalls } from '@hdoc/contract/submissions/bare-submission-form.ts'
import type { OfferedDocType } from '@hdoc/contract/submissions/submission-form.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withFiles } from '../../entities/online-form/with-files.ts'
import { askedQuery } from '../../entities/public-form/asked-query.ts'
import { FormActions } from '../../entities/public-form/form-actions.tsx'
import type { OpenForm } from '../../entities/public-form/opening/form-query.ts'
import formStyles from '../../entities/public-form/public-form.module.css'
import { StepHead } from '../../entities/public-form/step-head.tsx'
import { useFormFiles } from '../../entities/public-form/use-form-files.ts'
import { usePublicForm } from '../../entities/public-form/use-public-form.ts'
import { call } from '../../lib/calls/call.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { FilesStep } from './files-step.tsx'
import { empty, type FilingForm, kept, stepsOf, whoOf } from './filing-values.ts'
import { TypeStep } from './type-step.tsx'
import { WhoStep } from './who-step.tsx'

const kind = 'submission'
type Props = { open: OpenForm; types: readonly OfferedDocType[] }

/** A document in three steps: what it is, its files, who hands it in. */
export function FilingFields({ open, types }: Props) {
  const { t } = useTranslation()
  const files = useFormFiles(kind, open)
  const [chosen, setChosen] = useState(0)
  const asked = useQuery(askedQuery('doc_type', chosen))
  const offered = asked.data
  const definition = offered?.definition ?? null
  const hasFiles = files.isGoing || files.there.length > 0 || definition !== null
  const typeOf = ({ doc_type_id }: Pick<FilingForm, 'doc_type_id'>) =>
    types.find(({ id }) => String(id) === doc_type_id)
  const check = (values: FilingForm) => {
    const missing = t('public_form.required')
    return {
      ...(typeOf(values) === undefined && { doc_type_id: missing }),
      ...(definition !== null && offered?.wrongAnswers(definition, values.answers)),
      ...(typeOf(values)?.fills && offered === undefined && { doc_type_id: t('submission_form.form_waits') }),
      ...(!hasFiles && { files: t('submission_form.files_needed') }),
      ...(values['who.name'].trim() === '' && { 'who.name': missing }),
      ...(values['who.type'] === 'pj' && values['who.cui'].trim() === '' && { 'who.cui': missing }),
    }
  }
  const form = usePublicForm<FilingForm>({
    name: kind,
    open,
    empty,
    kept,
    steps: stepsOf(definition !== null),
    withFiles,
    check,
    send: (values, beside) =>
      call(bareSubmissionFormCalls.send, {
        body: {
          doc_type_id: Number(values.doc_type_id),
          subject: values.subject,
          who: whoOf(values),
          form_id: offered?.form_id ?? null,
          answers: definition === null ? {} : values.answers,
          ...beside,
        },
      }),
  })
  const titles = [
    t('submission_form.type_title'),
    ...(definition === null ? [] : [t('submission_form.form_title')]),
    t('submission_form.files_title'),
    t('submission_form.who_title'),
  ]
  const { at, values, problems } = form
  const fills = typeOf(values)?.fills ? Number(values.doc_type_id) : 0
  // The form of the chosen type comes while its facts are read.
  if (fills !== chosen) setChosen(fills)
  const { refetch } = asked
  const isChanged = problems.form_id !== undefined
  useEffect(() => {
    if (isChanged) void refetch()
  }, [isChanged, refetch])
  const names =
    definition === null ? (['type', 'files', 'who'] as const) : (['type', 'form', 'files', 'who'] as const)
  const step = names[at]
  const inForm = Object.values(values.answers).flatMap((answer) =>
    Array.isArray(answer) ? answer.filter((one) => typeof one === 'number') : [],
  )
  const goOn = () => {
    // A form that did not come is asked for again.
    if (asked.isError) void asked.refetch()
    form.goOn()
  }
  return (
    <FormFrame submit={goOn} ref={form.root} className={formStyles.fields}>
      <div>
        <StepHead name={t('submission_form.name')} title={titles[at] ?? ''} at={at} count={form.steps} />
      </div>
      {/* The form of the type changed meanwhile. It is said in whatever step comes of that: the type may have none now. */}
      {isChanged && (
        <Note kind="bad" role="alert">
          {problems.form_id}
        </Note>
      )}
      {step === 'type' && <TypeStep form={form} types={types} />}
      {step === 'form' && offered && definition && (
        <offered.AskedFields
          definition={definition}
          answers={values.answers}
          problems={problems}
          open={open}
          files={files}
          onChange={(answers) => form.set({ answers })}
        />
      )}
      {step === 'files' && (
        <FilesStep
          open={open}
          type={typeOf(values)}
          files={files}
          elsewhere={inForm}
          isNeeded={definition === null}
          problem={problems.files}
          onChange={form.goBack}
        />
      )}
      {step === 'who' && <WhoStep form={form} />}
      <FormActions
        form={form}
        send={t('submission_form.send')}
        files={files}
        draft={definition === null ? undefined : t('submission_form.draft')}
      />
    </FormFrame>
  )
}
