import { type DocType, docTypes } from '@hdoc/contract/doc-types/doc-types.ts'
import { useTranslation } from 'react-i18next'
import { docTypesKey } from '../../entities/doc-types/queries.ts'
import { documentsKey } from '../../entities/documents/queries.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useResourceForm } from '../../ui/form/use-resource-form.ts'
import { DocTypeFields } from './doc-type-fields.tsx'
import { bodyOfDocType, newDocType, valuesOfDocType } from './doc-type-values.ts'
import styles from './doc-types.module.css'

type Props = { docType: DocType | undefined; onClose: () => void }

/** Creates a document type, or changes one. */
export function DocTypeDialog({ docType, onClose }: Props) {
  const { t } = useTranslation()
  const { schemaForm, dialog } = useResourceForm({
    resource: docTypes,
    row: docType,
    valuesOf: valuesOfDocType,
    blank: newDocType,
    bodyOf: bodyOfDocType,
    shownBy: [docTypesKey, documentsKey],
    said: ({ name }) => t('doc_types.saved', { name }),
    onClose,
  })
  return (
    <FormDialog
      title={docType ? t('doc_types.edit_title', { name: docType.name }) : t('doc_types.new_title')}
      {...dialog}
    >
      <DocTypeFields form={schemaForm.form} />
      {docType && <p className={styles.note}>{t('doc_types.version_note', { version: docType.version })}</p>}
    </FormDialog>
  )
}
