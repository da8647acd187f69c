import { plainFields } from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { accessLevelLabels } from '@hdoc/contract/texts/choices.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { wordingOf } from '../../../entities/documents/wording.ts'
import { formatDateTime, formatNumber } from '../../../lib/format/format.ts'
import { say } from '../../../lib/languages/i18n.ts'
import styles from '../document-detail.module.css'
import { FactAction } from './fact-action.tsx'
import { IssuerLink } from './issuer-link.tsx'

/** Earlier issuers, folded behind one line. They stay for ever. */
function IssuerChanges({ document: { issuer_changes: changes } }: { document: Document }) {
  const { t } = useTranslation()
  if (changes.length === 0) return null
  const count = { count: changes.length, figure: formatNumber(changes.length) }
  return (
    <details>
      <summary>{t('documents.issuer_changed', count)}</summary>
      <ol className={styles.changes}>
        {changes.map(({ at, by, before, after, reason }) => (
          <li key={at}>
            {before || t('documents.no_issuer')} → {after || t('documents.no_issuer')}
            <br />
            {t('documents.issuer_changed_by', { by, at: formatDateTime(at), reason })}
          </li>
        ))}
      </ol>
    </details>
  )
}

type Props = { document: Document; onIssuer: () => void }

/** Beside the tabs: who brought the paper and what it is about, whatever tab is open. */
export function DocumentSummary({ document, onIssuer }: Props) {
  const { t } = useTranslation()
  const words = wordingOf(document.category)
  const { issuer, issuer_details: details } = document
  const who = (
    <>
      <IssuerLink issuer={issuer} />
      <IssuerChanges document={document} />
      <div>
        <FactAction document={document} action="change_issuer" onClick={onIssuer}>
          {words.changePerson}
        </FactAction>
      </div>
    </>
  )
  const rows: [string, ReactNode][] = [
    [words.shownPerson, who],
    [t('documents.issuer_code'), details?.code ?? ''],
    [t('documents.issuer_onrc'), details?.onrc ?? ''],
    [t('documents.issuer_administrator'), details?.administrator_name ?? ''],
    [t('documents.issuer_contact'), [details?.phone, details?.email].filter(Boolean).join(' · ')],
    [say(plainFields.short_description.label), document.short_description],
    [t('documents.type'), document.doc_type.name],
    [t('documents.pages_annexes'), `${document.pages} / ${document.annexes}`],
    [say(plainFields.location.label), document.location],
    [t('documents.access_level'), say(accessLevelLabels[document.access_level])],
  ]
  return (
    <aside className={styles.summary} aria-label={t('documents.data')}>
      <dl>
        {rows
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </aside>
  )
}
