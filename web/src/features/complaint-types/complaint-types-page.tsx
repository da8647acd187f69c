import { type ComplaintType, complaintTypes } from '@hdoc/contract/complaints/complaint-types.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TypeIcon } from '../../entities/complaints/type-icon.tsx'
import { ResourcePage } from '../../entities/resource/resource-page.tsx'
import { t as text } from '../../lib/languages/i18n.ts'
import '../../lib/languages/own/complaint-texts.ts'
import '../../lib/languages/own/form-builder-texts.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { ComplaintTypeDialog } from './complaint-type-dialog.tsx'
import styles from './complaint-types.module.css'

const daysOf = ({ deadline_days }: ComplaintType): string =>
  deadline_days === 0 ? text('complaints.days_own') : text('complaints.days', { count: deadline_days })

const cells: Record<string, (row: ComplaintType) => ReactNode> = {
  name: (row) => (
    <span className={styles.named}>
      <span className={styles.spot} style={{ background: row.color }} aria-hidden />
      <TypeIcon icon={row.icon} /> {row.name}
    </span>
  ),
  register_id: (row) => row.register_name || '–',
  doc_type_id: (row) => (
    <>
      {row.doc_type_name || '–'}
      {row.fills && (
        <AppLink
          className={styles.more}
          to="/admin/complaint-types/$id/form"
          params={{ id: row.id }}
          aria-label={`${text('form_builder.complaint_asks')}: ${row.name}`}
          onClick={(event) => event.stopPropagation()}
        >
          {text('form_builder.complaint_asks')}
        </AppLink>
      )}
    </>
  ),
  group_id: (row) => row.group_name || '–',
  deadline_days: daysOf,
}

/** `/admin/complaint-types`: what people may report, and what becomes of it. */
export function ComplaintTypesPage() {
  const { t } = useTranslation()
  return (
    <ResourcePage
      resource={complaintTypes}
      trail={[{ label: t('registers.administration') }]}
      cells={cells}
      widths={{ name: '31%', register_id: '17%', doc_type_id: '14%' }}
      card={(row) => {
        const asks = row.fills && text('form_builder.complaint_asks')
        return (
          <CardLines
            title={row.name}
            text={[daysOf(row), asks].filter(Boolean).join(' · ')}
            note={row.group_name}
          />
        )
      }}
      dialog={ComplaintTypeDialog}
    />
  )
}
