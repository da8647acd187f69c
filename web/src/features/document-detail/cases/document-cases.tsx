import type { CaseOfDocument } from '@hdoc/contract/cases/cases-of-document.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { IconFolderPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { casesOfDocumentQuery } from '../../../entities/cases/queries.ts'
import { ShareStatus } from '../../../entities/cases/share-status.tsx'
import { formatDate } from '../../../lib/format/format.ts'
import { GuardedButton } from '../../../ui/action/guarded-button.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { AppLink } from '../../../ui/links/app-link.tsx'
import styles from '../document-detail.module.css'

/** One case of the document: its number, where it stands, who has it. */
function OneCase({ row }: { row: CaseOfDocument }) {
  const { t } = useTranslation()
  const { id, number, status, wait_until, lead, closing, role } = row
  const who = [lead?.group?.name, lead?.person?.name].filter(Boolean).join(' · ')
  return (
    <li>
      <AppLink to="/workcase/$id" params={{ id }}>
        {number}
      </AppLink>{' '}
      <ShareStatus status={status} waitUntil={wait_until} />
      <p className={styles.quiet}>
        {closing
          ? `${closing.status.name} · ${closing.by}, ${formatDate(closing.at)}`
          : who || t('workcases.nobody_yet')}
        {role !== 'origin' && ` · ${t(`workcases.role_${role}`)}`}
      </p>
    </li>
  )
}

/** The cases in which the document stands, and the command that opens one for it. */
export function DocumentCases({ document, onOpen }: { document: Document; onOpen: () => void }) {
  const { t } = useTranslation()
  const answer = useQuery(casesOfDocumentQuery(document.id))
  return (
    <section className={styles.cases} aria-label={t('workcases.cases')}>
      <h2>{t('workcases.cases')}</h2>
      <Answer query={answer}>
        {({ cases, can, cannot }) => (
          <>
            {cases.length === 0 ? (
              <p className={styles.quiet}>{t('workcases.none')}</p>
            ) : (
              <ul>
                {cases.map((row) => (
                  <OneCase key={row.id} row={row} />
                ))}
              </ul>
            )}
            {!document.annulled && document.case === null && (
              <GuardedButton
                size="compact-sm"
                variant="default"
                allowed={can.open}
                reason={cannot.open}
                leftSection={<IconFolderPlus size={16} />}
                onClick={onOpen}
              >
                {t('workcases.open')}
              </GuardedButton>
            )}
          </>
        )}
      </Answer>
    </section>
  )
}
