import '../../lib/languages/portal/complaint-form-texts.ts'
import type { PublicFormKind } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmForm, type ConfirmWords } from '../../entities/public-form/confirm-form.tsx'

/** The page of the mailed link of a complaint, or of joining one. */
export function ComplaintConfirm({ token }: { token: string }) {
  const { t } = useTranslation()
  const later = [t('complaint_form.next_later')]
  const own: ConfirmWords = {
    title: t('complaint_form.confirm_title'),
    confirm: t('complaint_form.confirm'),
    before: [t('complaint_form.next_send'), t('complaint_form.next_number'), ...later],
    done: t('complaint_form.done'),
    after: later,
    unnumbered: t('complaint_form.next_no_number'),
  }
  const joined: ConfirmWords = {
    title: t('complaint_form.confirm_join_title'),
    confirm: t('complaint_form.confirm_join'),
    before: [t('complaint_form.join_lead')],
    done: t('complaint_form.join_done'),
    after: [t('complaint_form.join_next')],
  }
  const wordsOf = (kind: PublicFormKind) => (kind === 'complaint_support' ? joined : own)
  return <ConfirmForm token={token} words={wordsOf} failed={t('complaint_form.failed')} />
}
