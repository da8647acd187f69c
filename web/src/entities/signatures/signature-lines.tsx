import { doubtSentences } from '@hdoc/contract/signatures/doubt-sentences.ts'
import type { Verdict } from '@hdoc/contract/signatures/signature-kinds.ts'
import {
  changeLines,
  holds,
  integritySentence,
  revocationSentence,
  verdictLabels,
  whenSentence,
  whoSentence,
} from '@hdoc/contract/signatures/signature-sentences.ts'
import type { SignatureRow } from '@hdoc/contract/signatures/signatures.ts'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime } from '../../lib/format/format.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import styles from './signature-lines.module.css'

const COLOURS: Readonly<Record<Verdict, string>> = {
  valid: 'status-ok',
  unconfirmed: 'status-warn',
  changed: 'status-bad',
  invalid: 'status-bad',
  unreadable: 'status-mute',
}
const SHOWN = { time: formatDateTime, day: formatDate }

function OneSignature({ signature, opened }: { signature: SignatureRow; opened: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const changes = changeLines(signature, language)
  const name = signature.who?.name
  const named = name && !holds(signature) ? t('signatures.names', { name }) : name
  return (
    <details className={styles.one} open={opened}>
      <summary>
        <StatusTag className={COLOURS[signature.verdict]}>
          {verdictLabels[signature.verdict][language]}
        </StatusTag>{' '}
        <span>{named || t('signatures.nobody')}</span>
      </summary>
      <p>{integritySentence(signature, language)}</p>
      {changes.length > 0 && (
        <ul aria-label={t('signatures.later')}>
          {changes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <p>{whoSentence(signature, language, SHOWN)}</p>
      <p>{whenSentence(signature, language, SHOWN)}</p>
      {signature.doubts.map((doubt) => (
        <p key={doubt} className={styles.doubt}>
          {doubtSentences[doubt][language]}
        </p>
      ))}
      {signature.verdict === 'valid' && <p className={styles.quiet}>{revocationSentence[language]}</p>}
    </details>
  )
}

/** The signatures of a file, each with what can be said of it: unchanged since, who, when. */
export function SignatureLines({ signatures }: { signatures: readonly SignatureRow[] }) {
  return signatures.map((signature) => (
    <OneSignature key={signature.id} signature={signature} opened={signatures.length === 1} />
  ))
}
