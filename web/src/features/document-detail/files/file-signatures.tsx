import type { FileRow } from '@hdoc/contract/files/files.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { signaturesQuery } from '../../../entities/signatures/queries.ts'
import { SignatureState } from '../../../entities/signatures/signature-state.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import styles from './file-signatures.module.css'

type Props = { documentId: number; file: FileRow }

/** What the chosen file says of its electronic signatures; nothing for kinds of files that have none. */
export function FileSignatures({ documentId, file }: Props) {
  const { t } = useTranslation()
  const isSignable = file.mime === 'application/pdf' || file.mime.startsWith('application/pkcs7-')
  const query = useQuery({ ...signaturesQuery(documentId), enabled: isSignable })
  if (!isSignable) return null
  const found = query.data?.find((one) => one.file_id === file.id && one.version === file.version)
  // Most files bear no signature: that is told to whoever listens, and takes no room from the paper.
  const isPlain = query.isPending || (query.isSuccess && (!found || found.state === 'unsigned'))
  return (
    <section
      className={isPlain ? 'visually-hidden' : styles.part}
      aria-label={t('signatures.of', { name: file.name })}
    >
      <Answer query={query} label={t('signatures.checking')} title={t('signatures.not_loaded')}>
        {() => <SignatureState found={found} />}
      </Answer>
    </section>
  )
}
