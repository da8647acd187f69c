import type { FileRow } from '@hdoc/contract/files/files.ts'
import { uncheckedSentences } from '@hdoc/contract/signatures/doubt-sentences.ts'
import { contentSentence } from '@hdoc/contract/signatures/signature-sentences.ts'
import type { FileSignatures as Found } from '@hdoc/contract/signatures/signatures.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { signaturesQuery } from '../../../entities/signatures/queries.ts'
import { SignatureLines } from '../../../entities/signatures/signature-lines.tsx'
import { useLanguage } from '../../../lib/languages/i18n.ts'
import { Answer } from '../../../ui/feedback/answer.tsx'
import styles from './file-signatures.module.css'

type Props = { documentId: number; file: FileRow }

function State({ found }: { found: Found | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!found) return null
  if (found.state === 'waiting') return <p role="status">{t('signatures.checking')}</p>
  if (found.state === 'unsigned') return <p>{t('signatures.none')}</p>
  if (found.reason) return <p>{uncheckedSentences[found.reason][language]}</p>
  const content = contentSentence(found.content, language)
  return (
    <>
      {content && <p>{content}</p>}
      <SignatureLines signatures={found.signatures} />
    </>
  )
}

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
        {() => <State found={found} />}
      </Answer>
    </section>
  )
}
