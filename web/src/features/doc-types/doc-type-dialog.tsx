import '../../lib/languages/own/form-builder-texts.ts'
import { type DocType, docTypes } from '@hdoc/contract/doc-types/doc-types.ts'
import { useTranslation } from 'react-i18next'
import type { RowDialogProps } from '../../entities/resource/resource-list.tsx'
import { ResourceDialog } from '../../ui/form/resource/resource-dialog.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { DocTypeFields } from './doc-type-fields.tsx'
import styles from './doc-types.module.css'

/** Creates a document type, or changes one. */
export function DocTypeDialog({ row, onClose }: RowDialogProps<DocType>) {
  const { t } = useTranslation()
  return (
    <ResourceDialog
      resource={docTypes}
      row={row}
      begins={{ category: 'intrare', deadline_days: 30 }}
      changes={[{ what: 'doc_type.changed' }]}
      onClose={onClose}
    >
      {(parts) => (
        <>
          <DocTypeFields {...parts} />
          {row && (
            <p className={styles.note}>
              <AppLink to="/doc-types/$id/form" params={{ id: row.id }}>
                {t('form_builder.link')}
              </AppLink>
              <br />
              {t('form_builder.link_note')}
            </p>
          )}
          {row && <p className={styles.note}>{t('doc_types.version_note', { version: row.version })}</p>}
        </>
      )}
    </ResourceDialog>
  )
}
