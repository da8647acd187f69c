import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { computeDeadline, MAX_DEADLINE_DAYS } from '@hdoc/contract/ro/deadline.ts'
import { isIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { extensionLimit, longestExtension, stoppedDaysOf } from '@hdoc/contract/ro/longest-extension.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { registrationFormQuery } from '../../../entities/documents/queries.ts'
import { useMay } from '../../../entities/session/use-may.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { Note } from '../../../ui/feedback/note.tsx'

type Props = { document: Document; days: number | ''; chosen: string | null }

/**
 * Shows the deadline that an extension would give, before it is saved, and warns when the law does not let it
 * go so far. The free days come with the registration form; a person who may not register learns the deadline
 * from the answer alone.
 */
export function LaterDeadline({ document, days, chosen }: Props) {
  const { t } = useTranslation()
  const may = useMay()
  const form = useQuery({
    ...registrationFormQuery(),
    enabled: may('document.register'),
  })
  const { free_days: freeDays, today } = form.data ?? {}
  const type = form.data?.doc_types.find(({ id }) => id === document.doc_type.id)
  const isCounted = freeDays && today && days !== '' && days > 0 && days <= MAX_DEADLINE_DAYS
  const date =
    // A day that is still being typed is none yet.
    (chosen && isIsoDate(chosen) ? chosen : null) ??
    (isCounted
      ? computeDeadline({
          registeredOn: document.deadline_on ?? today,
          days,
          dayType: type?.day_type ?? document.doc_type_version.day_type,
          freeDays,
        }).date
      : null)
  const first = document.extensions.at(-1)?.before ?? document.deadline_on
  const limit = extensionLimit(document.legal_basis)
  const last =
    limit && first
      ? longestExtension(first, limit, freeDays ?? [], stoppedDaysOf(document.extensions))
      : undefined
  return (
    <div role="status">
      {date && <p>{t('documents.extend_to', { date: formatDate(date) })}</p>}
      {date && limit && last && date > last && (
        <Note kind="warn">
          {t('documents.extend_beyond', { days: limit.days, law: limit.law, date: formatDate(last) })}
        </Note>
      )}
    </div>
  )
}
