import '../../lib/languages/own/form-builder-texts.ts'
import { type ComplaintType, complaintTypes } from '@hdoc/contract/complaints/complaint-types.ts'
import { useTranslation } from 'react-i18next'
import type { RowDialogProps } from '../../entities/resource/resource-list.tsx'
import { ResourceDialog } from '../../ui/form/resource/resource-dialog.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { ComplaintTypeFields } from './complaint-type-fields.tsx'
import styles from './complaint-types.module.css'

/** Creates a complaint type, or changes one. */
export function ComplaintTypeDialog({ row, onClose }: RowDialogProps<ComplaintType>) {
  const { t } = useTranslation()
  return (
    <ResourceDialog
      resource={complaintTypes}
      row={row}
      begins={{
        icon: 'flag',
        color: '#546e7a',
        area: 'whole',
        deadline_days: 30,
        active: true,
        polygon: [],
        localities: [],
        answers: [],
      }}
      changes={[{ what: 'complaint_type.changed' }]}
      onClose={onClose}
    >
      {(parts) => (
        <>
          <ComplaintTypeFields {...parts} />
          {row && (
            <p className={styles.note}>
              <AppLink to="/admin/complaint-types/$id/form" params={{ id: row.id }}>
                {t('form_builder.complaint_link')}
              </AppLink>
              <br />
              {t('form_builder.complaint_link_note')}
            </p>
          )}
        </>
      )}
    </ResourceDialog>
  )
}
