import { documentFileCalls } from '@hdoc/contract/documents/parts/document-files.ts'
import { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { Button } from '@mantine/core'
import { IconFileZip, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddFiles } from '../../../entities/subject/files/add-files.tsx'
import { SubjectFiles } from '../../../entities/subject/files/subject-files.tsx'
import { addressOf } from '../../../lib/calls/address-of.ts'
import { call } from '../../../lib/calls/call.ts'
import { GuardedButton } from '../../../ui/action/guarded-button.tsx'
import { useShowDocument } from '../change/use-show-document.ts'
import { AddVersion } from './add-version.tsx'
import { FileCommands } from './file-commands.tsx'
import { FileSignatures } from './file-signatures.tsx'
import { ScanWithPhone } from './scan-with-phone.tsx'

/** The files of a document, with everything that one may do with them. */
export function DocumentFiles({ document }: { document: Document }) {
  const { t } = useTranslation()
  const show = useShowDocument()
  const [adding, setAdding] = useState<'file' | { versionOf: number }>()
  const { id, files, can, cannot, annulled } = document
  const renewed = typeof adding === 'object' ? files.find((file) => file.id === adding.versionOf) : undefined
  const adds = adding === 'file' || renewed !== undefined
  const done = () => setAdding(undefined)
  return (
    <SubjectFiles
      files={files}
      emptyText={can.attach ? t('documents.no_files_text') : undefined}
      about={(file) => <FileSignatures key={file.id} documentId={id} file={file} />}
      commands={(file, choose) => (
        <FileCommands
          key={file.id}
          document={document}
          file={file}
          adds={adds}
          onVersion={() => setAdding({ versionOf: file.id })}
          onStamped={choose}
        />
      )}
    >
      {adding === 'file' && (
        <AddFiles
          maximumMb={document.max_file_mb}
          attach={(upload_ids) => call(documentCalls.attach, { body: { id, upload_ids } })}
          changes={[{ what: 'document.files_changed', id }]}
          onAttached={show}
          onDone={done}
        />
      )}
      {renewed && <AddVersion document={document} file={renewed} onDone={done} />}
      {!annulled && !adds && (
        <GuardedButton
          variant="default"
          allowed={can.attach}
          reason={cannot.attach}
          leftSection={<IconPlus size={16} />}
          onClick={() => setAdding('file')}
        >
          {t('documents.add_file')}
        </GuardedButton>
      )}
      {!annulled && <ScanWithPhone document={document} />}
      {files.length > 1 && (
        <Button
          component="a"
          variant="default"
          href={addressOf(documentFileCalls.zip, { params: { id } })}
          leftSection={<IconFileZip size={16} />}
        >
          {t('files.download_all')}
        </Button>
      )}
    </SubjectFiles>
  )
}
