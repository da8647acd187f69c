import type { Document } from '@hdoc/contract/documents.ts'
import { accessLevelLabels } from '@hdoc/contract/labels.ts'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/i18n.ts'
import styles from './document-detail.module.css'

/** Beside the tabs: who brought the paper and what it is about, whatever tab is open. */
export function DocumentSummary({ document }: { document: Document }) {
  const { t } = useTranslation()
  const { issuer, issuer_details: details } = document
  const rows: [string, string][] = [
    [t('documents.issuer'), issuer?.name ?? t('documents.no_issuer')],
    [t('documents.issuer_code'), details?.code ?? ''],
    [t('documents.issuer_contact'), [details?.phone, details?.email].filter(Boolean).join(' · ')],
    [t('documents.subject'), document.short_description],
    [t('documents.type'), document.doc_type.name],
    [t('documents.pages_annexes'), `${document.pages} / ${document.annexes}`],
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
