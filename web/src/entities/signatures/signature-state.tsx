import { uncheckedSentences } from '@hdoc/contract/signatures/doubt-sentences.ts'
import { contentSentence } from '@hdoc/contract/signatures/signature-sentences.ts'
import type { FileSignatures } from '@hdoc/contract/signatures/signatures.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { SignatureLines } from './signature-lines.tsx'

/** What a file says of its signatures: that it is being read, has none, cannot be read, or whose they are. */
export function SignatureState({ found }: { found: FileSignatures | undefined }) {
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
