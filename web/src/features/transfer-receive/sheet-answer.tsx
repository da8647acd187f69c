import type { TransferSheet } from '@hdoc/contract/transfers/transfer-rows.ts'
import type { Scanned } from '@hdoc/contract/transfers/transfers.ts'
import { Button } from '@mantine/core'
import { IconCheck, IconChecks, IconPrinter, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrint } from '../../entities/printing/use-print.ts'
import { sheetAddress } from '../../entities/transfers/queries.ts'
import { ScanField } from '../../entities/transfers/scan/scan-field.tsx'
import { useScan } from '../../entities/transfers/scan/use-scan.ts'
import { SheetFacts } from '../../entities/transfers/sheet-facts.tsx'
import { SheetRows } from '../../entities/transfers/sheet-rows.tsx'
import { formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { usePageKeys } from '../../ui/dialog/use-page-keys.ts'
import { Card } from '../../ui/display/card.tsx'
import { Key } from '../../ui/display/key.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { AnswerRow } from './answer-row.tsx'
import styles from './receive.module.css'
import { SheetScan } from './sheet-scan.tsx'
import { type Answers, useAnswers } from './use-answers.ts'
import { useRowKeys } from './use-row-keys.ts'

/** What confirming will make of the papers. */
function Afterwards({ sheet, answers }: { sheet: TransferSheet; answers: Answers }) {
  const { t } = useTranslation()
  const { accepted, refused, unsaid } = answers
  const line = (name: 'accept' | 'refuse' | 'open', count: number, group: string) =>
    count === 0 ? [] : [t(`transfers.after_${name}`, { count, figure: formatNumber(count), group })]
  const lines = [
    ...line('accept', accepted, sheet.to?.name ?? ''),
    ...line('refuse', refused, sheet.from.name),
    ...line('open', unsaid.length, ''),
  ]
  if (accepted + refused === 0) return null
  return (
    <Note kind="info">
      <b>{t('transfers.after')}:</b> {lines.join('; ')}.
    </Note>
  )
}

/** Asks about what nobody said anything of, when the others are confirmed. */
function Unsaid({ answers, onClose }: { answers: Answers; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('transfers.unscanned_title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button
            onClick={() => {
              answers.confirm()
              onClose()
            }}
          >
            {t('transfers.unscanned_go')}
          </Button>
        </>
      }
    >
      {t('transfers.unscanned_text', {
        count: answers.unsaid.length,
        figure: formatNumber(answers.unsaid.length),
        numbers: answers.unsaid.map(({ number }) => number).join(', '),
      })}
    </Dialog>
  )
}

type Props = {
  sheet: TransferSheet
  onSheet: (id: number) => void
  /** Nothing of the sheet is left to be answered. */
  onDone: () => void
  /** Goes back to the sheets that wait, where this one waits no more. */
  onLeave: (() => void) | undefined
}

/** A sheet to be answered: each document is scanned or ticked, refused with a reason, and all confirmed at once. */
export function SheetAnswer({ sheet, onSheet, onDone, onLeave }: Props) {
  const { t } = useTranslation()
  const answers = useAnswers(sheet, onDone)
  const print = usePrint()
  const [asks, setAsks] = useState(false)
  const onScanned = ({ outcome, row_id, sheet_id }: Scanned) => {
    if (outcome === 'sheet' && sheet_id !== null) onSheet(sheet_id)
    const row = sheet.rows.find(({ id }) => id === row_id)
    if (!row) return undefined
    if (answers.markOf(row)) return t('transfers.already_marked')
    answers.accept([row])
    return undefined
  }
  const { scan, said } = useScan({ mode: 'receive', sheetId: sheet.id, onScanned })
  const mayAnswer = sheet.can.answer
  const confirm = () => {
    if (!mayAnswer || !answers.isReady || answers.isSending) return
    if (answers.unsaid.length > 0) setAsks(true)
    else answers.confirm()
  }
  usePageKeys([['mod+Enter', confirm]], [])
  const list = useRowKeys({ rows: sheet.rows, answers, mayAnswer })
  const done = answers.accepted + answers.refused
  const figures = { done: formatNumber(done), all: formatNumber(answers.open.length) }
  return (
    <Card
      title={t('transfers.sheet', { number: sheet.number })}
      actions={
        <>
          <span className={styles.quiet}>
            {sheet.sent_at && t('transfers.sheet_of', { at: formatDateTime(sheet.sent_at) })}
          </span>
          <Button
            className={styles.end ?? ''}
            size="compact-sm"
            variant="default"
            leftSection={<IconPrinter size={16} />}
            onClick={() => print.mutate({ address: sheetAddress(sheet.id) })}
          >
            {t('transfers.print')}
          </Button>
        </>
      }
    >
      <SheetFacts sheet={sheet} marked={answers} />
      {mayAnswer ? (
        <div className={styles.bar}>
          <ScanField label={t('transfers.scan_receive')} onCode={scan} said={said} />
          <Button
            variant="default"
            leftSection={<IconChecks size={16} />}
            disabled={answers.unsaid.length === 0}
            onClick={() => answers.accept(answers.unsaid)}
          >
            {t('transfers.accept_rest')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconX size={16} />}
            disabled={answers.unsaid.length === 0}
            onClick={() => answers.refuse(answers.unsaid)}
          >
            {t('transfers.refuse_all')}
          </Button>
        </div>
      ) : (
        <>
          <div className={styles.bar}>
            <SheetScan onSheet={onSheet} />
            {onLeave && (
              <Button variant="default" onClick={onLeave}>
                {t('transfers.back_to_list')}
              </Button>
            )}
          </div>
          {(onLeave || sheet.cannot.answer) && (
            <Note kind="info">{sheet.cannot.answer ?? t('transfers.waits_no_more')}</Note>
          )}
        </>
      )}
      <SheetRows ref={list} label={t('transfers.sheet', { number: sheet.number })}>
        {sheet.rows.map((row) => (
          <AnswerRow key={row.id} {...{ row, answers, mayAnswer }} />
        ))}
      </SheetRows>
      {mayAnswer && (
        <>
          <Afterwards sheet={sheet} answers={answers} />
          <div className={styles.foot}>
            <p className={styles.keys} aria-hidden>
              <Key>J</Key> <Key>K</Key> {t('transfers.key_row')} <Key>P</Key> {t('transfers.key_accept')}{' '}
              <Key>F</Key> {t('transfers.key_refuse')}
            </p>
            <Button
              className={styles.end ?? ''}
              leftSection={<IconCheck size={16} />}
              rightSection={<Key>Ctrl Enter</Key>}
              disabled={!answers.isReady}
              loading={answers.isSending}
              onClick={confirm}
            >
              {t('transfers.confirm', figures)}
            </Button>
          </div>
        </>
      )}
      {asks && <Unsaid answers={answers} onClose={() => setAsks(false)} />}
    </Card>
  )
}
