import { type Document, documentCalls } from '@hdoc/contract/documents.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documentQuery, documentsKey } from '../../entities/documents/queries.ts'
import { FileDrop } from '../../entities/files/file-drop.tsx'
import { useUploads } from '../../entities/files/use-uploads.ts'
import { call } from '../../lib/api.ts'
import { formatBytes, formatDateTime, formatNumber } from '../../lib/format.ts'
import { GuardedButton } from '../../ui/guarded-button.tsx'
import { Empty } from '../../ui/states.tsx'
import { toast } from '../../ui/toast-store.ts'
import styles from './document-detail.module.css'
import { FilePreview } from './file-preview.tsx'
import { ScanWithPhone } from './scan-with-phone.tsx'
import { StampButton } from './stamp-button.tsx'

function AddFiles({ document, onDone }: { document: Document; onDone: () => void }) {
  const { id, max_file_mb: maximumMb } = document
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const uploads = useUploads(maximumMb)
  const attaching = useMutation({
    mutationFn: async () => {
      const uploadIds = await uploads.settled()
      const answer = await call(documentCalls.attach, { body: { id, upload_ids: uploadIds } })
      return { answer, count: uploadIds.length }
    },
    onSuccess: ({ answer, count }) => {
      uploads.release()
      queryClient.setQueryData(documentQuery(id).queryKey, answer.data)
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      toast({ kind: 'success', message: t('documents.file_added', { count, figure: formatNumber(count) }) })
      onDone()
    },
  })
  const some = uploads.items.some((item) => item.state !== 'failed')
  return (
    <>
      <FileDrop uploads={uploads} maximumMb={maximumMb} />
      <Button mt={8} disabled={!some} loading={attaching.isPending} onClick={() => attaching.mutate()}>
        {t('documents.add_file')}
      </Button>
      <Button variant="default" onClick={onDone}>
        {t('common.cancel')}
      </Button>
    </>
  )
}

/** The files of a document, the chosen one shown beside the list. */
export function FilesTab({ document }: { document: Document }) {
  const { t } = useTranslation()
  const [chosenId, setChosenId] = useState<number>()
  const [adding, setAdding] = useState(false)
  const { files, can, cannot } = document
  const chosen = files.find((file) => file.id === chosenId) ?? files[0]
  return (
    <div className={styles.files}>
      <div className={styles.fileList}>
        <ul>
          {files.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                className={styles.file}
                aria-pressed={file === chosen}
                onClick={() => setChosenId(file.id)}
              >
                {file.name}
                <small>{formatBytes(file.size)}</small>
                <small>
                  {t('documents.by', { who: file.created_by, when: formatDateTime(file.created_at) })}
                </small>
              </button>
            </li>
          ))}
        </ul>
        {adding ? (
          <AddFiles document={document} onDone={() => setAdding(false)} />
        ) : (
          <GuardedButton
            variant="default"
            allowed={can.attach}
            reason={cannot.attach}
            leftSection={<IconPlus size={16} />}
            onClick={() => setAdding(true)}
          >
            {t('documents.add_file')}
          </GuardedButton>
        )}
        <ScanWithPhone document={document} />
      </div>
      {chosen ? (
        <FilePreview
          key={chosen.id}
          file={chosen}
          tools={<StampButton document={document} file={chosen} onStamped={setChosenId} />}
        />
      ) : (
        <Empty title={t('documents.no_files')} text={can.attach ? t('documents.no_files_text') : undefined} />
      )}
    </div>
  )
}
