import '../../lib/languages/own/work-texts.ts'
import { transferColumns } from '@hdoc/contract/transfers/transfer-columns.ts'
import type { SheetSummary } from '@hdoc/contract/transfers/transfer-rows.ts'
import { transferDirections } from '@hdoc/contract/transfers/transfer-status.ts'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { listReferences } from '../../entities/references/list-references.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { sheetListQuery } from '../../entities/transfers/queries.ts'
import { DocumentsCount, SheetAge } from '../../entities/transfers/sheet-line.tsx'
import { say } from '../../lib/languages/i18n.ts'
import { Page } from '../../ui/display/page.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { List } from '../../ui/list/list.tsx'
import styles from './sent.module.css'
import { SheetView } from './sheet-view.tsx'

const cells: Record<string, (row: SheetSummary) => ReactNode> = {
  number: (row) => row.number,
  status: (row) => <StatusTag className={row.status.className}>{row.status.name}</StatusTag>,
  direction: (row) => say(transferDirections[row.direction]),
  from: (row) => row.from.name,
  to: (row) => [row.to?.name, row.person?.name].filter(Boolean).join(' · '),
  sent_on: (row) => <SheetAge sheet={row} />,
  sent_by: (row) => row.sent_by,
}

function SheetCard({ row }: { row: SheetSummary }) {
  return (
    <div className={styles.card}>
      <span className={styles.line}>
        <b>{row.number}</b> <StatusTag className={row.status.className}>{row.status.name}</StatusTag>
      </span>
      <span>
        {row.from.name} → {row.to?.name}
      </span>
      <span className={styles.quiet}>
        <DocumentsCount count={row.documents} /> · <SheetAge sheet={row} />
      </span>
    </div>
  )
}

function SheetList() {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <Page
      fill
      title={t('transfers.sent_title')}
      breadcrumb={[{ label: t('transfers.work') }, { label: t('transfers.sent_title') }]}
    >
      <List
        name="transfer"
        owner={String(user?.id ?? '')}
        label={t('transfers.sent_title')}
        columns={transferColumns}
        cells={cells}
        widths={{ number: '120px', status: '140px', direction: '100px', sent_on: '290px' }}
        opensBy="number"
        card={(row) => <SheetCard row={row} />}
        request={sheetListQuery}
        references={listReferences}
        to={(row) => ({ to: '/document/sent', search: { sheet: String(row.id) } })}
        isLate={(row) => row.waits_days > 0}
        isMuted={(row) => row.status.code === 'annulled'}
        empty={{ title: t('transfers.empty_list'), text: t('transfers.empty_list_text') }}
      />
    </Page>
  )
}

/** `/document/sent`: what the person's departments sent and received; with `?sheet=`, one sheet of them. */
export function SentPage() {
  const { sheet } = useSearch({ from: '/staff/document/sent' })
  const id = /^[1-9]\d{0,14}$/.test(sheet ?? '') ? Number(sheet) : undefined
  return id === undefined ? <SheetList /> : <SheetView key={id} id={id} />
}
