import type { TransferSheet } from '@hdoc/contract/transfers/transfer-rows.ts'
import { transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrint } from '../../entities/printing/use-print.ts'
import { sheetChanges } from '../../entities/transfers/changes.ts'
import { sheetAddress, sheetQuery } from '../../entities/transfers/queries.ts'
import { SheetFacts } from '../../entities/transfers/sheet-facts.tsx'
import { SheetRow } from '../../entities/transfers/sheet-row.tsx'
import { SheetRows } from '../../entities/transfers/sheet-rows.tsx'
import { call } from '../../lib/calls/call.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { useAction } from '../../ui/action/use-action.ts'
import { Card } from '../../ui/display/card.tsx'
import { Page } from '../../ui/display/page.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { DeleteButton } from '../../ui/form/ask/delete-button.tsx'
import { DeleteDialog } from '../../ui/form/ask/delete-dialog.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { useGo } from '../../ui/links/use-go.ts'

function Sheet({ sheet }: { sheet: TransferSheet }) {
  const { t } = useTranslation()
  const go = useGo()
  const print = usePrint()
  const [isAsking, setAsking] = useState(false)
  const withdrawing = useAction({
    call: (row_id: number) => call(transferCalls.withdraw, { body: { id: sheet.id, row_ids: [row_id] } }),
    changes: sheetChanges,
    unsure: sheetChanges,
    said: () => t('transfers.withdrawn'),
  })
  const { withdraw } = sheet.can
  // Of a sheet that is answered nothing comes back, so nobody is told why it does not.
  const isOpen = sheet.status.code === 'sent'
  return (
    <Card
      title={t('transfers.sheet', { number: sheet.number })}
      actions={
        <>
          <StatusTag className={sheet.status.className}>{sheet.status.name}</StatusTag>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPrinter size={16} />}
            onClick={() => print.mutate({ address: sheetAddress(sheet.id) })}
          >
            {t('transfers.print')}
          </Button>
          {isOpen && (
            <GuardedButton
              size="compact-sm"
              variant="default"
              allowed={withdraw}
              reason={sheet.cannot.withdraw}
              onClick={() => setAsking(true)}
            >
              {t('transfers.withdraw_all')}
            </GuardedButton>
          )}
          {isOpen && !sheet.can.delete && (
            <GuardedButton
              size="compact-sm"
              allowed={false}
              reason={sheet.cannot.delete}
              onClick={() => undefined}
            >
              {t('transfers.delete')}
            </GuardedButton>
          )}
          {sheet.can.delete && (
            <DeleteButton
              label={t('transfers.delete')}
              title={t('transfers.delete_title')}
              text={t('transfers.delete_sent', { number: sheet.number })}
              remove={() => call(transferCalls.delete, { params: { id: sheet.id } })}
              changes={sheetChanges}
              said={t('transfers.deleted')}
              onDeleted={() => go('/document/sent')}
            />
          )}
        </>
      }
    >
      <SheetFacts sheet={sheet} />
      <SheetRows label={t('transfers.sheet', { number: sheet.number })}>
        {sheet.rows.map((row) => (
          <SheetRow
            key={row.id}
            row={row}
            actions={
              withdraw &&
              row.status.code === 'sent' && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`${t('transfers.withdraw')}: ${row.number}`}
                  onClick={() => withdrawing.mutate(row.id)}
                >
                  {t('transfers.withdraw')}
                </Button>
              )
            }
          />
        ))}
      </SheetRows>
      {isAsking && (
        <DeleteDialog
          title={t('transfers.withdraw_title')}
          text={t('transfers.withdraw_text', { from: sheet.from.name })}
          label={t('transfers.withdraw_all')}
          remove={() => call(transferCalls.withdraw, { body: { id: sheet.id } })}
          changes={sheetChanges}
          said={t('transfers.withdrawn')}
          onDeleted={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

/** One sheet as it is, with what may still be taken back. */
export function SheetView({ id }: { id: number }) {
  const { t } = useTranslation()
  const answer = useQuery(sheetQuery(id))
  return (
    <Page
      title={t('transfers.sent_title')}
      breadcrumb={[
        { label: t('transfers.work') },
        { label: t('transfers.sent_title'), to: '/document/sent' },
      ]}
      actions={
        <AppLink to="/document/sent">
          <IconArrowLeft size={14} aria-hidden /> {t('transfers.back_to_list')}
        </AppLink>
      }
    >
      <Answer query={answer}>{(sheet) => <Sheet sheet={sheet} />}</Answer>
    </Page>
  )
}
