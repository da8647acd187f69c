import { documentCalls } from '@hdoc/contract/documents/documents.ts'
import { type Scan, scanCalls } from '@hdoc/contract/scans/scans.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { documentsKey } from '../../entities/documents/queries.ts'
import { giveBack } from '../../entities/scans/give-back.ts'
import { scansKey } from '../../entities/scans/queries.ts'
import { foundDocumentsQuery } from '../../entities/search/found-documents.ts'
import { ApiError, call } from '../../lib/api.ts'
import { formatNumber } from '../../lib/format.ts'
import { Picker } from '../../ui/choice/picker.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
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
  const queryClient = useQueryClient()
  const onFailure = useScanGone(onClose)
  const taken = useRef<number[]>(undefined)
  const close = () => {
    if (taken.current) void giveBack(taken.current)
    void queryClient.invalidateQueries({ queryKey: scansKey })
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
    onSaved: () => {
      void queryClient.invalidateQueries({ queryKey: scansKey })
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      toast({ kind: 'success', message: t('scans.attached_to') })
      onDone()
    },
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
