import '../../lib/languages/portal/submission-form-texts.ts'
import type { PublicFormKind } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmForm, type ConfirmWords } from '../../entities/public-form/confirm-form.tsx'

/** The page of the mailed link of something handed in, or of its completion. */
export function FilingConfirm({ token }: { token: string }) {
  const { t } = useTranslation()
  const filed: ConfirmWords = {
    title: t('submission_form.confirm_title'),
    confirm: t('submission_form.confirm'),
    before: [t('submission_form.next_send'), t('submission_form.next_number')],
    done: t('submission_form.done'),
    after: [t('submission_form.next_number')],
    unnumbered: `${t('submission_form.next_clerk')} ${t('submission_form.next_own')}`,
  }
  const completed: ConfirmWords = {
    title: t('submission_form.complete_confirm_title'),
    confirm: t('submission_form.complete_confirm'),
    before: [t('submission_form.next_send')],
    done: t('submission_form.complete_done'),
    after: [t('submission_form.next_clerk')],
  }
  const wordsOf = (kind: PublicFormKind) => (kind === 'submission_completion' ? completed : filed)
  return <ConfirmForm token={token} words={wordsOf} failed={t('submission_form.failed')} />
}
