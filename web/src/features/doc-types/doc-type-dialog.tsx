import { type DocType, docTypes } from '@hdoc/contract/doc-types.ts'
import type { BodyIn } from '@hdoc/contract/endpoint.ts'
import { patchOf } from '@hdoc/contract/resource.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { docTypesKey } from '../../entities/doc-types/queries.ts'
import { documentsKey } from '../../entities/documents/queries.ts'
import { call } from '../../lib/api.ts'
import { say } from '../../lib/i18n.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { DocTypeFields } from './doc-type-fields.tsx'
import { bodyOfDocType, type DocTypeFormValues, newDocType, valuesOfDocType } from './doc-type-values.ts'
import styles from './doc-types.module.css'

type Props = { docType: DocType | undefined; onClose: () => void }
type Values = BodyIn<typeof docTypes.calls.add>

const labelOf = (path: string): string | undefined => {
  const input = Object.hasOwn(docTypes.inputs, path)
    ? docTypes.inputs[path as keyof typeof docTypes.inputs]
    : undefined
  return input && say(input.label)
}

/** Creates a document type, or changes one. */
export function DocTypeDialog({ docType, onClose }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const before = docType && valuesOfDocType(docType)
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: docTypesKey })
    void queryClient.invalidateQueries({ queryKey: documentsKey })
  }
  const schemaForm = useSchemaForm({
    schema: docType ? patchOf(docTypes.values) : docTypes.values,
    initial: before ?? newDocType,
    toValues: (values: DocTypeFormValues) => bodyOfDocType(before, values),
    save: (values) =>
      docType
        ? call(docTypes.calls.update, { body: { id: docType.id, values, version: docType.version } })
        : call(docTypes.calls.add, { body: values as Values }),
    onSaved: ({ data }) => {
      refresh()
      toast({ kind: 'success', message: t('doc_types.saved', { name: data.name }) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={docType ? t('doc_types.edit_title', { name: docType.name }) : t('doc_types.new_title')}
      schemaForm={schemaForm}
      labelOf={labelOf}
      onClose={onClose}
      onReload={() => {
        refresh()
        onClose()
      }}
    >
      <DocTypeFields form={schemaForm.form} />
      {docType && <p className={styles.note}>{t('doc_types.version_note', { version: docType.version })}</p>}
    </FormDialog>
  )
}
