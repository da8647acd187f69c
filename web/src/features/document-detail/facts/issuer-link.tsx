import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../entities/session/use-may.ts'
import { AppLink } from '../../../ui/links/app-link.tsx'
import styles from '../document-detail.module.css'

/** The issuer's name as the document bears it, leading to their page for those who may open it. */
export function IssuerLink({ issuer }: { issuer: Document['issuer'] }) {
  const { t } = useTranslation()
  const may = useMay()
  if (issuer === null) return t('documents.no_issuer')
  if (issuer.id === null || !may('document.list')) return issuer.name
  return (
    <AppLink to="/deponents/$id" params={{ id: issuer.id }} className={styles.issuer}>
      {issuer.name}
    </AppLink>
  )
}
