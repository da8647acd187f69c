import { AppError } from '@hdoc/contract/failures/errors.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { localDate } from '../../../platform/clock.ts'
import { findComplaint, findPublicPhoto, supportComplaint } from '../../complaints/index.ts'
import type { PublicKind } from '../../public-forms/index.ts'

type SupportValues = { complaint_id: number }

/**
 * „Este aceasta”: somebody says that an accepted complaint is theirs too. It takes no number; they are told of its outcome,
 * and of nothing else.
 */
export const supportKind: PublicKind<SupportValues> = {
  kind: 'complaint_support',
  check: async (db, { complaint_id }) => {
    // One that the public cannot see tells nobody its type and day either.
    if (!(await findPublicPhoto(db, complaint_id)))
      throw new AppError('VALIDATION', {}, { fields: { complaint_id: [{ key: 'reference' }] } })
  },
  tell: async (db, { complaint_id }, language) => {
    const row = await findComplaint(db, complaint_id)
    if (!row) return []
    const day = formatDate(localDate(new Date(row.confirmed_at)))
    return [
      {
        label: language === 'ro' ? 'Sesizarea' : 'Complaint',
        value: language === 'ro' ? `${row.type_name}, din ${day}` : `${row.type_name}, of ${day}`,
      },
    ]
  },
  confirm: async ({ db, services }, { values, email }) => {
    await supportComplaint(db, services, { complaintId: values.complaint_id, email })
    return { number: '', deadline_on: null, tracking_code: '' }
  },
}
