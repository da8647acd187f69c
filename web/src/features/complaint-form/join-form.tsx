import { barePortalComplaintCalls } from '@hdoc/contract/complaints/bare-portal-complaints.ts'
import type { SameComplaint } from '@hdoc/contract/complaints/public-complaints.ts'
import { useTranslation } from 'react-i18next'
import { FormActions } from '../../entities/public-form/form-actions.tsx'
import { EmailFields, HiddenField, TermsField } from '../../entities/public-form/form-fields.tsx'
import type { OpenForm } from '../../entities/public-form/opening/form-query.ts'
import formStyles from '../../entities/public-form/public-form.module.css'
import { PublicFormPage } from '../../entities/public-form/public-form-page.tsx'
import { StepHead } from '../../entities/public-form/step-head.tsx'
import { usePublicForm } from '../../entities/public-form/use-public-form.ts'
import { call } from '../../lib/calls/call.ts'
import { formatDate } from '../../lib/format/format.ts'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { PlainButton } from '../../ui/plain/plain-button.tsx'

const kind = 'complaint_support'
const steps = [['email', 'email_confirmation', 'terms', 'complaint_id']]
const none = {}
const noNames: readonly never[] = []

function Fields({ open, same }: { open: OpenForm; same: SameComplaint }) {
  const { t } = useTranslation()
  const form = usePublicForm({
    name: kind,
    open,
    empty: none,
    kept: noNames,
    steps,
    check: () => ({}),
    send: (_, beside) =>
      call(barePortalComplaintCalls.support, { body: { complaint_id: same.id, ...beside } }),
  })
  return (
    <FormFrame submit={form.goOn} ref={form.root} className={formStyles.fields}>
      <div>
        <StepHead
          name={t('complaint_form.name')}
          title={t('complaint_form.join_title', { date: formatDate(same.on) })}
        />
        <p className={formStyles.lead}>{t('complaint_form.join_lead')}</p>
      </div>
      <EmailFields form={form} />
      <TermsField form={form} />
      <HiddenField form={form} />
      <FormActions form={form} send={t('complaint_form.join_send')} />
    </FormFrame>
  )
}

/** Joining a complaint that is worked on: an address of e-mail is all that it takes. */
export function JoinForm({ same, onBack }: { same: SameComplaint; onBack: () => void }) {
  const { t } = useTranslation()
  return (
    <PublicFormPage name={kind} done={t('complaint_form.join_done')} after={[t('complaint_form.join_next')]}>
      {(open) => (
        <>
          <PlainButton onClick={onBack}>{t('complaint_form.join_back')}</PlainButton>
          <Fields open={open} same={same} />
        </>
      )}
    </PublicFormPage>
  )
}
