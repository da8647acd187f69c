import type { ApprovalLine } from '@hdoc/contract/approvals/approval-rows.ts'
import type { SheetSummary } from '@hdoc/contract/transfers/transfer-rows.ts'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { approvalBoxQuery } from '../../../entities/approvals/queries.ts'
import { type QueueRow, queueRowsQuery } from '../../../entities/cases/queues-queries.ts'
import { toReceiveQuery } from '../../../entities/transfers/queries.ts'
import { formatDate, formatNumber } from '../../../lib/format/format.ts'
import { StatusTag } from '../../../ui/display/status-tag.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { AppLink } from '../../../ui/links/app-link.tsx'
import type { Place } from '../../../ui/links/place.ts'
import { defaultListState, queryOfState } from '../../../ui/list/state/list-state.ts'
import { type ShortRow, ShortTable } from '../pieces/short-table.tsx'
import type { Work } from './use-work.ts'
import styles from './work.module.css'

/** Rows of each kind; a link below leads to the others. */
const SHOWN = 4
const firstRows = queueRowsQuery('to_distribute')({ ...queryOfState(defaultListState), rows: 10 })

type Doing = { status: { name: string; className: string }; action: string; number: string; to: Place }

/** The state of a thing, and the step that is the person’s. */
function Next({ status, action, number, to }: Doing) {
  const { t } = useTranslation()
  return (
    <span className={styles.doing}>
      <StatusTag className={status.className}>{status.name}</StatusTag>
      <AppLink className={styles.action} to={to} aria-label={t('dashboard.work_do', { action, number })}>
        {action}
      </AppLink>
    </span>
  )
}

function ofApproval({ id, document, file, own, status, requested_by }: ApprovalLine, t: TFunction): ShortRow {
  const to: Place = { to: '/document/approve', search: { request: id } }
  const { number } = document
  const action = t(own?.task === 'sign' ? 'dashboard.work_sign' : 'dashboard.work_agree')
  return {
    key: `approval-${id}`,
    number,
    to,
    who: requested_by,
    what: document.short_description === '' ? file.name : document.short_description,
    last: <Next {...{ status: own?.status ?? status, action, number, to }} />,
  }
}

function ofCase({ id, case_id, number, title, issuer, status }: QueueRow, t: TFunction): ShortRow {
  const action = t('dashboard.work_assign')
  return {
    key: `share-${id}`,
    number,
    to: { to: '/workcase/$id', params: { id: case_id } },
    who: issuer,
    what: title,
    last: <Next {...{ status, action, number, to: '/assign-workcases' }} />,
  }
}

function ofSheet(sheet: SheetSummary, t: TFunction): ShortRow {
  const { id, number, from, open, sent_at, status } = sheet
  const to: Place = { to: '/document/receive', search: { sheet: id } }
  return {
    key: `sheet-${id}`,
    number,
    to,
    who: from.name,
    what: t('dashboard.work_sheet', {
      count: open,
      figure: formatNumber(open),
      day: formatDate(sent_at ?? sheet.made_at),
    }),
    last: <Next {...{ status, action: t('dashboard.work_take'), number, to }} />,
  }
}

/** What waits for the person’s decision: to approve and sign, to assign, to receive. Each row leads to where it is done. */
export function Decisions({ waits }: Pick<Work, 'waits'>) {
  const { t } = useTranslation()
  const approvals = useQuery({ ...approvalBoxQuery('mine', 1), enabled: waits.approvals !== undefined })
  const shares = useQuery({ ...firstRows, enabled: waits.to_distribute !== undefined })
  const sheets = useQuery({ ...toReceiveQuery(), enabled: waits.to_receive !== undefined })
  if (waits.approvals !== undefined && !approvals.data) return <Answer query={approvals} />
  if (waits.to_distribute !== undefined && !shares.data) return <Answer query={shares} />
  if (waits.to_receive !== undefined && !sheets.data) return <Answer query={sheets} />
  const parts = [
    {
      rows: approvals.data?.data.map((line) => ofApproval(line, t)) ?? [],
      total: approvals.data?.meta.total ?? 0,
      more: 'approve' as const,
      to: '/document/approve' as const,
    },
    {
      rows: shares.data?.data.map((row) => ofCase(row, t)) ?? [],
      total: shares.data?.meta.total ?? 0,
      more: 'distribute' as const,
      to: '/assign-workcases' as const,
    },
    {
      rows: sheets.data?.map((sheet) => ofSheet(sheet, t)) ?? [],
      total: sheets.data?.length ?? 0,
      more: 'receive' as const,
      to: '/document/receive' as const,
    },
  ]
  const further = parts.filter(({ total }) => total > SHOWN)
  return (
    <ShortTable
      title={t('dashboard.work_decisions')}
      total={parts.reduce((sum, { total }) => sum + total, 0)}
      empty={{ title: t('dashboard.work_decisions_empty'), text: t('dashboard.work_decisions_empty_text') }}
      rows={parts.flatMap(({ rows }) => rows.slice(0, SHOWN))}
      columns={{ who: t('dashboard.work_who'), last: t('dashboard.work_next') }}
      foot={
        further.length > 0 && (
          <p className={styles.further}>
            {further.map(({ more, to, total }) => (
              <AppLink key={more} to={to}>
                {t(`dashboard.work_more_${more}`, { figure: formatNumber(total) })}
              </AppLink>
            ))}
          </p>
        )
      }
    />
  )
}
