import { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import { scanCalls } from '@hdoc/contract/scans/scan-calls.ts'
import type { Scan } from '@hdoc/contract/scans/scans.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { giveBack } from '../../entities/scans/give-back.ts'
import { foundDocumentsQuery } from '../../entities/search/found-documents.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { useRefresh } from '../../ui/action/use-refresh.ts'
import { Picker } from '../../ui/choice/picker.tsx'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { useScanGone } from './use-scan-gone.ts'

const schema = documentCalls.attach.body.pick({ id: true })
type Values = { id: number | null }

const isAnswered = ({ status, code }: ApiError) => status > 0 && status < 500 && code !== 'unreadable'

async function take(scans: readonly Scan[]): Promise<number[]> {
  const { data } = await call(scanCalls.take, { body: { ids: scans.map((scan) => scan.id) } })
  return data.map((upload) => upload.id)
}

/** Gives scans to a document that is found by the search of the shell. */
export function AttachDialog({
  scans,
  onDone,
  onClose,
}: {
  scans: readonly Scan[]
  onDone: () => void
  onClose: () => void
}) {
  const { t } = useTranslation()
  const refresh = useRefresh()
  const onFailure = useScanGone(onClose)
  const taken = useRef<number[]>(undefined)
  const close = () => {
    if (taken.current) void giveBack(taken.current)
    refresh([{ what: 'scan.changed' }])
    onClose()
  }
  const schemaForm = useSchemaForm({
    schema,
    initial: { id: null } as Values,
    toValues: ({ id }) => ({ id: id ?? undefined }),
    save: async ({ id }) => {
      const uploadIds = taken.current ?? (await take(scans))
      taken.current = uploadIds
      try {
        return await call(documentCalls.attach, { body: { id, upload_ids: uploadIds } })
      } catch (error) {
        // Without an answer the scans may already belong to the document, so they are not given back. When
        // they are sent again, the server says so.
        if (!(error instanceof ApiError) || isAnswered(error)) {
          taken.current = undefined
          await giveBack(uploadIds)
        }
        throw error
      }
    },
    onFailure,
    changes: [{ what: 'scan.changed' }, { what: 'document.files_changed' }],
    said: () => t('scans.attached_to'),
    onSaved: onDone,
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('scans.attach_title')}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'id' ? t('scans.attach_document') : undefined)}
      onClose={close}
      saveLabel={t('scans.attach')}
    >
      <p>
        {t('scans.attach_what', {
          count: scans.length,
          figure: formatNumber(scans.length),
          name: scans[0]?.name,
        })}
      </p>
      <Picker
        data-autofocus
        label={t('scans.attach_document')}
        description={t('scans.attach_help')}
        data-path="id"
        required
        error={form.errors.id}
        request={foundDocumentsQuery}
        value={form.getValues().id}
        onChange={(id) => form.setFieldValue('id', id)}
      />
    </FormDialog>
  )
}
