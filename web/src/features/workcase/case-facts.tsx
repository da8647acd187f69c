import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { STATUS } from '@hdoc/contract/documents/status/document-status.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Deadline } from '../../entities/documents/deadline.tsx'
import { DeadlineReason } from '../../entities/documents/deadline-reason.tsx'
import { documentBesideQuery } from '../../entities/documents/queries.ts'
import { PaperLine } from '../../entities/transfers/paper-line.tsx'
import { formatDate, formatDateTime } from '../../lib/format/format.ts'
import { Fact, Facts } from '../../ui/display/facts.tsx'

/** Why the deadline is on its day: as the document says from which the case has it. */
function Reason({ documentId, number }: { documentId: number; number: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(documentBesideQuery(documentId))
  if (!data) return null
  return (
    <>
      <DeadlineReason line={data.deadline_line} reason={data.deadline_reason} />
      <p>{t('workcases.deadline_of', { number })}</p>
    </>
  )
}

/** The line under the title: the deadline, who has the case, where the paper is, for whom it is. */
export function CaseFacts({ row }: { row: WorkCase }) {
  const { t } = useTranslation()
  const { deadline_on, lead, documents, issuer, closing, opened_at, opened_by } = row
  const origin = documents.find(({ role }) => role === 'origin')
  const source = documents.find((one) => one.id !== null && one.deadline_on === deadline_on)
  const who = [lead?.group?.name, lead?.person?.name].filter(Boolean).join(' · ')
  return (
    <Facts>
      <Fact
        label={t('documents.deadline')}
        below={
          deadline_on !== null &&
          source?.id != null && <Reason documentId={source.id} number={source.number} />
        }
      >
        {deadline_on === null ? (
          t('documents.no_deadline')
        ) : (
          <>
            {formatDate(deadline_on)}
            {!closing && (
              <>
                {' · '}
                <Deadline deadlineOn={deadline_on} statusId={STATUS.inOperation} />
              </>
            )}
          </>
        )}
      </Fact>
      <Fact
        label={t('workcases.who_has')}
        below={lead ? t('workcases.lead_since', { date: formatDate(lead.since) }) : undefined}
      >
        {closing ? t('workcases.nobody_closed') : who || t('workcases.nobody_yet')}
      </Fact>
      {origin?.id == null ? (
        <Fact label={t('workcases.paper')}>–</Fact>
      ) : (
        <PaperLine documentId={origin.id}>
          {({ place, below }) => (
            <Fact
              label={t('workcases.paper')}
              below={[t('workcases.paper_of', { number: origin.number }), below].filter(Boolean).join(' · ')}
            >
              {place}
            </Fact>
          )}
        </PaperLine>
      )}
      <Fact
        label={t('documents.issuer')}
        below={t('workcases.opened_by', { by: opened_by, at: formatDateTime(opened_at) })}
      >
        {issuer || t('documents.no_issuer')}
      </Fact>
    </Facts>
  )
}
