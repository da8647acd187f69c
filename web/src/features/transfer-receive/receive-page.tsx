import '../../lib/languages/own/work-texts.ts'
import type { SheetSummary } from '@hdoc/contract/transfers/transfer-rows.ts'
import type { Scanned } from '@hdoc/contract/transfers/transfers.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { sheetQuery, toReceiveQuery } from '../../entities/transfers/queries.ts'
import { ScanField } from '../../entities/transfers/scan/scan-field.tsx'
import { useScan } from '../../entities/transfers/scan/use-scan.ts'
import { DocumentsCount, SheetAge } from '../../entities/transfers/sheet-line.tsx'
import { formatNumber } from '../../lib/format/format.ts'
import { Card } from '../../ui/display/card.tsx'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { useFirst } from '../../ui/list/state/use-first.ts'
import styles from './receive.module.css'
import { SheetAnswer } from './sheet-answer.tsx'

type Open = (id: number) => void

function Waiting({
  sheets,
  shownId,
  open,
}: {
  sheets: readonly SheetSummary[]
  shownId: number | undefined
  open: Open
}) {
  const { t } = useTranslation()
  return (
    <Card title={`${t('transfers.to_confirm')} · ${formatNumber(sheets.length)}`}>
      <ul className={styles.sheets}>
        {sheets.map((sheet) => (
          <li key={sheet.id}>
            <button type="button" aria-pressed={sheet.id === shownId} onClick={() => open(sheet.id)}>
              <span className={styles.sheetHead}>
                <b>{sheet.number}</b>
                <span className={styles.end}>
                  <DocumentsCount count={sheet.documents} />
                </span>
              </span>
              <span className={styles.quiet}>
                {sheet.from.name} · {sheet.sent_by}
              </span>
              <span className={styles.quiet}>
                <SheetAge sheet={sheet} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Note kind="info">{t('transfers.open_keeps')}</Note>
    </Card>
  )
}

/** While no sheet is open, scanning the code of one opens it. */
function NoSheet({ open }: { open: Open }) {
  const { t } = useTranslation()
  const onScanned = ({ sheet_id }: Scanned) => {
    if (sheet_id !== null) open(sheet_id)
    return undefined
  }
  const { scan, said } = useScan({ mode: 'receive', sheetId: null, onScanned })
  return (
    <Card title={t('transfers.receive_title')}>
      <ScanField label={t('transfers.scan_receive')} onCode={scan} said={said} />
      <Empty title={t('transfers.nothing_to_receive')} text={t('transfers.nothing_to_receive_text')} />
    </Card>
  )
}

function Chosen({ id, open, onDone }: { id: number; open: Open; onDone: () => void }) {
  const answer = useQuery(sheetQuery(id))
  return (
    <Answer query={answer}>
      {(sheet) => <SheetAnswer key={sheet.id} sheet={sheet} onSheet={open} onDone={onDone} />}
    </Answer>
  )
}

/** `/document/receive`: sheets that wait for the person's departments, and the one that is being answered. */
export function ReceivePage() {
  const { t } = useTranslation()
  const go = useGo()
  const { sheet: named } = useSearch({ from: '/staff/document/receive' })
  const answer = useQuery(toReceiveQuery())
  const { first, leave } = useFirst(
    'sheets',
    (answer.data ?? []).map(({ id }) => id),
  )
  const shownId = named ?? first
  const open: Open = (id) => go({ to: '/document/receive', search: { sheet: id } })
  return (
    <Page
      title={t('transfers.receive_title')}
      breadcrumb={[{ label: t('transfers.work') }, { label: t('transfers.receive_title') }]}
    >
      <Answer query={answer}>
        {(sheets) => (
          <div className={sheets.length > 0 ? styles.columns : undefined}>
            {sheets.length > 0 && <Waiting {...{ sheets, shownId, open }} />}
            {shownId === undefined ? (
              <NoSheet open={open} />
            ) : (
              <Chosen id={shownId} open={open} onDone={() => leave(shownId)} />
            )}
          </div>
        )}
      </Answer>
    </Page>
  )
}
