import type { Point } from '@hdoc/contract/complaints/place.ts'
import type { SameComplaint } from '@hdoc/contract/complaints/public-complaints.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate, formatNumber } from '../../lib/format/format.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import styles from './complaint.module.css'
import { nearQuery } from './queries.ts'

type Props = { type: string; point: Point | null; onJoin: (same: SameComplaint) => void }

/** „Este aceasta?”: accepted complaints of the type close by, with photo and day and nothing of anybody. */
export function SameNote({ type, point, onJoin }: Props) {
  const { t } = useTranslation()
  const same = useQuery(nearQuery(type, point)).data ?? []
  if (same.length === 0) return null
  return (
    <Note kind="info" role="status">
      <p>{t('complaint_form.same', { count: same.length })}</p>
      <b>{t('complaint_form.same_question')}</b>
      <ul className={styles.same}>
        {same.map((one) => (
          <li key={one.id}>
            <img src={one.photo} alt={t('complaint_form.same_photo', { date: formatDate(one.on) })} />
            <span>
              {t('complaint_form.same_line', { date: formatDate(one.on), metres: formatNumber(one.metres) })}
            </span>
            <PlainButton onClick={() => onJoin(one)}>{t('complaint_form.same_yes')}</PlainButton>
          </li>
        ))}
      </ul>
      <p>{t('complaint_form.same_no')}</p>
    </Note>
  )
}
