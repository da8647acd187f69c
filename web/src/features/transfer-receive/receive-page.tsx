import '../../lib/languages/own/work-texts.ts'
import type { SheetSummary } from '@hdoc/contract/transfers/transfer-rows.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { sheetQuery, toReceiveQuery } from '../../entities/transfers/queries.ts'
import { DocumentsCount, SheetAge } from '../../entities/transfers/sheet-line.tsx'
import { formatNumber } from '../../lib/format/format.ts'
import { Card } from '../../ui/display/card.tsx'
import { Page } from '../../ui/display/page.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Empty, Loading } from '../../ui/feedback/states.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { useFirst } from '../../ui/list/state/use-first.ts'
import styles from './receive.module.css'
import { SheetAnswer } from './sheet-answer.tsx'
import { SheetScan } from './sheet-scan.tsx'

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

function NoSheet({ open }: { open: Open }) {
  const { t } = useTranslation()
  return (
    <Card title={t('transfers.receive_title')}>
      <SheetScan onSheet={open} />
      <Empty title={t('transfers.nothing_to_receive')} text={t('transfers.nothing_to_receive_text')} />
    </Card>
  )
}

type ChosenProps = { id: number; open: Open; onDone: () => void; onLeave: (() => void) | undefined }

function Chosen({ id, open, onDone, onLeave }: ChosenProps) {
  const answer = useQuery(sheetQuery(id))
  return (
    <Answer query={answer}>
      {(sheet) => <SheetAnswer key={sheet.id} sheet={sheet} onSheet={open} {...{ onDone, onLeave }} />}
    </Answer>
  )
}

/** `/document/receive`: sheets that wait for the person's departments, and the one that is being answered. */
export function ReceivePage() {
  const { t } = useTranslation()
  const go = useGo()
  const { sheet: named } = useSearch({ from: '/staff/document/receive' })
  const answer = useQuery(toReceiveQuery())
  const ids = (answer.data ?? []).map(({ id }) => id)
  const { first, isKnown, leave } = useFirst('sheets', answer, ids)
  const shownId = named ?? first
  const open: Open = (id) => go({ to: '/document/receive', search: { sheet: id } })
  /** Somebody else took it, or it was withdrawn: the list goes on with what is left of it. */
  const leaveGone = (id: number) => {
    leave(id)
    go({ to: '/document/receive', search: {} })
  }
  return (
    <Page
      title={t('transfers.receive_title')}
      breadcrumb={[{ label: t('transfers.work') }, { label: t('transfers.receive_title') }]}
    >
      <Answer query={answer}>
        {(sheets) => (
          <div className={sheets.length > 0 ? styles.columns : undefined}>
            {sheets.length > 0 && <Waiting {...{ sheets, shownId, open }} />}
            {shownId !== undefined ? (
              <Chosen
                id={shownId}
                open={open}
                onDone={() => leave(shownId)}
                onLeave={isKnown && !ids.includes(shownId) ? () => leaveGone(shownId) : undefined}
              />
            ) : isKnown ? (
              <NoSheet open={open} />
            ) : (
              <Loading />
            )}
          </div>
        )}
      </Answer>
    </Page>
  )
}
