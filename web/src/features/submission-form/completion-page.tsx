import '../../lib/languages/portal/submission-form-texts.ts'
import { bareSubmissionFormCalls } from '@hdoc/contract/submissions/bare-submission-form.ts'
import type { AskedOfPerson } from '@hdoc/contract/submissions/submission-form.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FormActions } from '../../entities/public-form/form-actions.tsx'
import { EmailFields, HiddenField, TermsField } from '../../entities/public-form/form-fields.tsx'
import { FormFiles } from '../../entities/public-form/form-files.tsx'
import { dropDraft, dropOldDraft } from '../../entities/public-form/opening/draft.ts'
import type { OpenForm } from '../../entities/public-form/opening/form-query.ts'
import formStyles from '../../entities/public-form/public-form.module.css'
import { PublicFormPage } from '../../entities/public-form/public-form-page.tsx'
import { StepHead } from '../../entities/public-form/step-head.tsx'
import { tooLong } from '../../entities/public-form/too-long.ts'
import { useFormFiles } from '../../entities/public-form/use-form-files.ts'
import { usePublicForm } from '../../entities/public-form/use-public-form.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { formatDate } from '../../lib/format/format.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { PlainArea } from '../../ui/plain/plain-area.tsx'
import { completionOf } from './completion-of.ts'
import styles from './filing.module.css'
import { askedQuery } from './queries.ts'

const empty = { answer: '' }
const kept = ['answer'] as const
/** What an answer may hold. */
const MOST_LETTERS = 4000
/** The link asks for nothing any more, or never did. */
const ended: ReadonlySet<string> = new Set(['SUBMISSION_REQUEST_OVER', 'PUBLIC_FORM_UNKNOWN'])
const steps = [['answer', 'email', 'email_confirmation', 'terms']]

function Fields({ open, secret, asked }: { open: OpenForm; secret: string; asked: AskedOfPerson }) {
  const { t } = useTranslation()
  const name = completionOf(secret)
  const files = useFormFiles(name, open)
  const form = usePublicForm({
    name,
    open,
    empty,
    kept,
    steps,
    check: ({ answer }) => ({
      answer:
        answer.trim() === ''
          ? t('public_form.required')
          : tooLong(t, answer, { most: MOST_LETTERS, asFile: open.takes_files }),
    }),
    send: (values, beside) =>
      call(bareSubmissionFormCalls.complete, { body: { ...values, secret, ...beside } }),
  })
  const { values, problems, set } = form
  return (
    <FormFrame submit={form.goOn} ref={form.root} className={formStyles.fields}>
      <div>
        <StepHead name={asked.doc_type} title={t('submission_form.complete_title')} />
        <p className={formStyles.lead}>
          {t('submission_form.complete_lead', {
            institution: asked.institution,
            until: formatDate(asked.until_on),
          })}
        </p>
        <Note kind="info">
          <span className={styles.said}>{asked.message}</span>
        </Note>
      </div>
      <PlainArea
        data-path="answer"
        name="answer"
        required
        label={t('submission_form.answer')}
        error={problems.answer}
        value={values.answer}
        onChange={(event) => set({ answer: event.currentTarget.value })}
      />
      <FormFiles files={files} takesFiles={open.takes_files} maxMb={open.max_mb} problem={problems.files} />
      <EmailFields form={form} />
      <TermsField form={form} />
      <HiddenField form={form} />
      <FormActions form={form} send={t('submission_form.complete_send')} files={files} />
    </FormFrame>
  )
}

/** `/trimite-document?k=`: somebody completes what they handed in, by the secret of the mail. */
export function CompletionPage({ secret }: { secret: string }) {
  const { t } = useTranslation()
  // Each is read here, so that the page follows all three though the form under it is drawn later.
  const { data, error, refetch } = useQuery(askedQuery(secret))
  const asked = { data, error, refetch }
  const isOver = error instanceof ApiError && ended.has(error.code)
  useEffect(() => {
    // Until links had drafts of their own, all completions shared one.
    dropOldDraft('submission_completion')
    // Nobody can send it any more.
    if (isOver) dropDraft(completionOf(secret))
  }, [isOver, secret])
  return (
    <PublicFormPage
      name={completionOf(secret)}
      done={t('submission_form.complete_done')}
      after={[t('submission_form.next_clerk')]}
    >
      {(open) => <Answer query={asked}>{(shown) => <Fields {...{ open, secret, asked: shown }} />}</Answer>}
    </PublicFormPage>
  )
}
