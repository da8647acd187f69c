import type { CaseDocument, WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { categoryLabels, type DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconFilePlus, IconLock, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documentBesideQuery } from '../../entities/documents/queries.ts'
import { SubjectFiles } from '../../entities/subject/files/subject-files.tsx'
import { formatDate, formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import type { Doing } from './opened.ts'
import styles from './workcase.module.css'

type Props = { row: WorkCase; doing: Doing }

/** The files of one document, the chosen one shown. */
function Preview({ id }: { id: number }) {
  const answer = useQuery(documentBesideQuery(id))
  return <Answer query={answer}>{({ files }) => <SubjectFiles files={files} />}</Answer>
}

const isCategory = (value: string): value is DocumentCategory => Object.hasOwn(categoryLabels, value)

function OneDocument({ row, doing, document }: Props & { document: CaseDocument }) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const { id, role, number, registered_on, category, short_description, status, files } = document
  if (id === null)
    return (
      <li className={styles.document}>
        <span className={styles.hidden}>
          <IconLock size={16} aria-hidden /> {short_description}
        </span>
      </li>
    )
  const Chevron = isShown ? IconChevronUp : IconChevronDown
  return (
    <li className={styles.document}>
      <div className={styles.documentLine}>
        <AppLink to="/document/$id" params={{ id }} className={styles.documentNumber ?? ''}>
          {number}
        </AppLink>
        <span className={styles.quiet}>{formatDate(registered_on)}</span>
        <span className={styles.quiet}>{isCategory(category) ? say(categoryLabels[category]) : ''}</span>
        <span className={styles.about}>
          {short_description} <span className={styles.quiet}>· {t(`workcases.role_${role}`)}</span>
        </span>
        {status && <StatusTag className={status.className}>{status.name}</StatusTag>}
        <span className={styles.documentEnd}>
          {files > 0 ? (
            <Button
              variant="subtle"
              size="compact-sm"
              rightSection={<Chevron size={14} />}
              aria-expanded={isShown}
              aria-label={`${t('workcases.files', { count: files, figure: formatNumber(files) })}: ${number}`}
              onClick={() => setShown(!isShown)}
            >
              {t('workcases.files', { count: files, figure: formatNumber(files) })}
            </Button>
          ) : (
            <span className={styles.quiet}>{t('documents.no_files')}</span>
          )}
          {role !== 'origin' && row.can.add_document && (
            <ActionIcon
              variant="default"
              aria-label={`${t('workcases.remove_document')}: ${number}`}
              title={t('workcases.remove_document')}
              onClick={() => doing.open({ name: 'remove_document', documentId: id })}
            >
              <IconX size={16} />
            </ActionIcon>
          )}
        </span>
      </div>
      {isShown && <Preview id={id} />}
    </li>
  )
}

/** The documents of the case, each with its files a key away. */
export function DocumentsCard({ row, doing }: Props) {
  const { t } = useTranslation()
  return (
    <Card
      title={t('workcases.documents')}
      actions={
        row.closing === null && (
          <GuardedButton
            className={styles.end ?? ''}
            size="compact-sm"
            variant="default"
            allowed={row.can.add_document}
            reason={row.cannot.add_document}
            leftSection={<IconFilePlus size={16} />}
            onClick={() => doing.open({ name: 'add_document' })}
          >
            {t('workcases.add_document')}
          </GuardedButton>
        )
      }
    >
      <ul className={styles.documents}>
        {row.documents.map((document, n) => (
          <OneDocument
            // A hidden document has no id, and several may have been added together.
            key={document.id ?? `hidden ${n}`}
            row={row}
            doing={doing}
            document={document}
          />
        ))}
      </ul>
    </Card>
  )
}
