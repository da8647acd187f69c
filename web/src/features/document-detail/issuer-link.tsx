import type { Document } from '@hdoc/contract/documents/documents.ts'
import { useTranslation } from 'react-i18next'
import { hasPermission } from '../../entities/session/may.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { AppLink } from '../../ui/display/app-link.tsx'
import styles from './document-detail.module.css'

/** The issuer's name as the document bears it, leading to their page for those who may open it. */
export function IssuerLink({ issuer }: { issuer: Document['issuer'] }) {
  const { t } = useTranslation()
  const { user } = useSession()
  if (issuer === null) return t('documents.no_issuer')
  if (!user || !hasPermission(user, 'document.list')) return issuer.name
  return (
    <AppLink to={`/deponents/${issuer.id}`} className={styles.issuer}>
      {issuer.name}
    </AppLink>
  )
}
