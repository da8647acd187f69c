import type { OfferedDocType } from '@hdoc/contract/submissions/submission-form.ts'
import { useTranslation } from 'react-i18next'

/** What a type means for who hands it in: the time of the answer, a signature, when the number comes. */
export function TypeFacts({ type }: { type: OfferedDocType }) {
  const { t } = useTranslation()
  const { deadline_days: count, day_type, signature_type, numbered } = type
  const days = day_type === 'working' ? 'submission_form.working_days' : 'submission_form.days'
  const isSigned = signature_type !== 'not_required' && signature_type !== 'optional'
  return [
    ...(count > 0 ? [t(days, { count })] : []),
    ...(isSigned ? [t('submission_form.signed')] : []),
    t(numbered ? 'submission_form.number_now' : 'submission_form.number_later'),
  ].join(' ')
}
