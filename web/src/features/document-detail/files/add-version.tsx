import { isOpenStep } from '@hdoc/contract/approvals/approval-status.ts'
import { documentFileCalls } from '@hdoc/contract/documents/parts/document-files.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { FileRow } from '@hdoc/contract/files/files.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { approvalsOfDocumentQuery } from '../../../entities/approvals/queries.ts'
import { FileDrop } from '../../../entities/files/file-drop.tsx'
import { isKept } from '../../../entities/files/upload-item.ts'
import { useUploads } from '../../../entities/files/use-uploads.ts'
import { call } from '../../../lib/calls/call.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { useLeaveGuard } from '../../../ui/form/frame/use-leave-guard.tsx'
import styles from './document-files.module.css'
import { useFileChange } from './use-file-change.ts'

type Props = { document: Document; file: FileRow; onDone: () => void }

/** Adds another content to a file. The content before stays among the file's versions. */
export function AddVersion({ document, file, onDone }: Props) {
  const { id, max_file_mb: maximumMb } = document
  const { t } = useTranslation()
  const uploads = useUploads(maximumMb)
  const change = useFileChange(id)
  // A retry sends the version and name of the first try, because after a lost answer the document beside may
  // already show the new version.
  const [first] = useState({ version: file.version, name: file.name })
  const save = () =>
    change.mutate({
      run: async (key) => {
        const [uploadId] = await uploads.settled()
        // The file was refused meanwhile; its row says why.
        if (uploadId === undefined) return undefined
        const body = { id: file.id, upload_id: uploadId, version: first.version }
        const answer = await call(documentFileCalls.addVersion, { body, idempotencyKey: key })
        uploads.release()
        return answer
      },
      done: t('files.version_added', { version: first.version + 1, name: first.name }),
      sent: uploads.items.map((item) => item.uploadId),
      after: onDone,
    })
  const { data } = useQuery(approvalsOfDocumentQuery(id))
  const isAsked = data?.requests.some(
    (request) => request.file.id === file.id && request.steps.some(({ status }) => isOpenStep(status.code)),
  )
  const ready = uploads.items.some((item) => item.state !== 'failed')
  const leaving = useLeaveGuard(uploads.items.some(isKept))
  return (
    <>
      <h3 className={styles.heading}>{t('files.version_of', { name: file.name })}</h3>
      {isAsked && <Note kind="warn">{t('approvals.version_revokes')}</Note>}
      <FileDrop uploads={uploads} maximumMb={maximumMb} single />
      <Button mt={8} disabled={!ready} loading={change.isPending} onClick={save}>
        {t('files.save_version')}
      </Button>
      <Button variant="default" onClick={onDone}>
        {t('common.cancel')}
      </Button>
      {leaving}
    </>
  )
}
