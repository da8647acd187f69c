import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { type DocumentStatusId, documentStatus } from '@hdoc/contract/documents/status/document-status.ts'
import { groupedCode } from '@hdoc/contract/documents/tracking/tracking-code.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Deadline } from '../../../entities/documents/deadline.tsx'
import { DeadlineReason } from '../../../entities/documents/deadline-reason.tsx'
import { registrationHour } from '../../../entities/documents/registration-hour.ts'
import { formatDate, formatDateTime, formatNumber } from '../../../lib/format/format.ts'
import styles from '../document-detail.module.css'
import { FactAction } from './fact-action.tsx'
import { FurtherNumbers, TakeNumber } from './further-numbers.tsx'

type FactProps = { label: string; children: ReactNode; below?: ReactNode; action?: ReactNode }

/** A fact under its label; the command that changes it stands beside the label, so that it takes no line. */
function Fact({ label, children, below, action }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        {label}
        {action && <span className={styles.change}>{action}</span>}
      </dt>
      <dd>
        <b>{children}</b>
        {below && <div className={styles.quiet}>{below}</div>}
      </dd>
    </div>
  )
}

/** Every extension of the deadline, folded behind one line. */
function Extensions({ document }: { document: Document }) {
  const { t } = useTranslation()
  const { extensions } = document
  if (extensions.length === 0) return null
  return (
    <details>
      <summary>
        {t('documents.extended_before', {
          count: extensions.length,
          figure: formatNumber(extensions.length),
        })}
      </summary>
      <ol className={styles.changes}>
        {extensions.map(({ at, by, before, after, reason }) => (
          <li key={`${at}-${after}`}>
            {before ? formatDate(before) : t('documents.no_deadline')} → {formatDate(after)}
            <br />
            {t('documents.extended', { by, at: formatDateTime(at), reason })}
          </li>
        ))}
      </ol>
    </details>
  )
}

type Props = { document: Document; onExtend: () => void; onAssign: () => void }

/** The line under the title: what one looks for first. */
export function DocumentFacts({ document, onExtend, onAssign }: Props) {
  const { t } = useTranslation()
  const { deadline_on, status, register, group, named_people } = document
  const hour = registrationHour(document)
  const isOpen = documentStatus(status.id as DocumentStatusId).kind === 'open'
  return (
    <dl className={styles.facts}>
      <Fact
        label={t('documents.deadline')}
        action={
          <FactAction document={document} action="extend" onClick={onExtend}>
            {t('documents.extend')}
          </FactAction>
        }
        below={
          <>
            {document.pending && (
              <p>
                {t('documents.pending_now', {
                  date: formatDate(document.pending.until),
                  resume: document.pending.resume,
                })}
              </p>
            )}
            {deadline_on && (
              <DeadlineReason line={document.deadline_line} reason={document.deadline_reason} />
            )}
            <Extensions document={document} />
          </>
        }
      >
        {deadline_on ? (
          <>
            {formatDate(deadline_on)}
            {isOpen && (
              <>
                {' · '}
                <Deadline deadlineOn={deadline_on} statusId={status.id} />
              </>
            )}
          </>
        ) : (
          t('documents.no_deadline')
        )}
      </Fact>
      <Fact
        label={t('documents.department')}
        action={
          <FactAction document={document} action="assign" onClick={onAssign}>
            {t('documents.assign')}
          </FactAction>
        }
        below={
          named_people.length > 0 && (
            <p>{t('documents.named', { names: named_people.map(({ name }) => name).join(', ') })}</p>
          )
        }
      >
        {group?.name ?? t('documents.no_department')}
      </Fact>
      <Fact
        label={t('documents.register')}
        action={<TakeNumber document={document} />}
        below={
          <>
            <p>
              {hour ? t('documents.by', { who: document.registered_by, when: hour }) : document.registered_by}
            </p>
            <FurtherNumbers document={document} />
          </>
        }
      >
        {register.name}
      </Fact>
      <Fact
        label={t('documents.tracking')}
        below={
          <a href={document.tracking_url} target="_blank" rel="noopener">
            {t('documents.open_tracking')}
          </a>
        }
      >
        {groupedCode(document.tracking_code)}
      </Fact>
    </dl>
  )
}
