import '../../lib/languages/own/work-texts.ts'
import type { Dispatch } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { dispatchColumns } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DispatchStatus } from '../../entities/dispatches/dispatch-status.tsx'
import { dayOf, wayOf } from '../../entities/dispatches/dispatch-words.ts'
import type { Mark } from '../../entities/dispatches/mark-dialog.tsx'
import { dispatchesQuery } from '../../entities/dispatches/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { formatDate } from '../../lib/format/format.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { List } from '../../ui/list/list.tsx'

const MarkDialog = lazyPart(async () => (await import('../../entities/dispatches/mark-dialog.tsx')).default)
const CorrectDialog = lazyPart(
  async () => (await import('../../entities/dispatches/correct-dialog.tsx')).default,
)
const WithdrawDialog = lazyPart(
  async () => (await import('../../entities/dispatches/withdraw-dialog.tsx')).default,
)
const PrintDialog = lazyPart(async () => (await import('./print-dialog.tsx')).default)

const acts = ['send', 'confirm', 'return', 'withdraw'] as const satisfies readonly (Mark | 'withdraw')[]

const cells = {
  number: ({ document }: Dispatch) => document.number,
  case_number: (row: Dispatch) => row.case.number,
  method: wayOf,
  status: (row: Dispatch) => <DispatchStatus row={row} />,
  when: ({ when }: Dispatch) => formatDate(when),
  sent_on: ({ sent_on }: Dispatch) => (sent_on === null ? '' : formatDate(sent_on)),
}

/** `/dispatches`: what leaves the institution, what left it, and what came back. */
export function DispatchesPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const [asking, setAsking] = useState<{ act: (typeof acts)[number]; rows: readonly Dispatch[] } | null>(null)
  const [correcting, setCorrecting] = useState<Dispatch>()
  const [isPrinting, setPrinting] = useState(false)
  return (
    <Page
      fill
      title={t('dispatches.title')}
      actions={
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => setPrinting(true)}
        >
          {t('dispatches.print')}
        </Button>
      }
      breadcrumb={[{ label: t('workcases.group_work') }, { label: t('dispatches.title') }]}
    >
      <List
        name="dispatch"
        owner={String(user?.id ?? '')}
        label={t('dispatches.title')}
        columns={dispatchColumns}
        cells={cells}
        widths={{
          number: '110px',
          ship_to: '34%',
          address: '36%',
          method: '30%',
          status: '212px',
          when: '124px',
          sent_on: '130px',
        }}
        opensBy="number"
        card={(row) => (
          <CardLines
            title={`${row.document.number} · ${row.ship_to}`}
            text={`${row.status.name} · ${wayOf(row)}`}
            note={dayOf(row)}
          />
        )}
        to={(row) => ({ to: '/workcase/$id', params: { id: row.case.id } })}
        request={dispatchesQuery}
        isLate={({ to_repeat }) => to_repeat}
        empty={{ title: t('dispatches.empty'), text: t('dispatches.empty_text') }}
        selectionActions={(rows) => [
          <GuardedButton
            key="correct"
            variant="subtle"
            allowed={rows.length === 1 && rows.every(({ can }) => can.correct)}
            reason={rows.length === 1 ? rows[0]?.cannot.correct : t('dispatches.correct_one')}
            onClick={() => setCorrecting(rows[0])}
          >
            {t('dispatches.correct')}
          </GuardedButton>,
          ...acts.map((act) => {
            const fitting = rows.filter(({ can }) => can[act])
            return (
              <Button
                key={act}
                variant="subtle"
                disabled={fitting.length === 0}
                onClick={() => setAsking({ act, rows: fitting })}
              >
                {t(`dispatches.${act}`)}
              </Button>
            )
          }),
        ]}
      />
      {correcting && <CorrectDialog row={correcting} onClose={() => setCorrecting(undefined)} />}
      {asking?.act === 'withdraw' && <WithdrawDialog rows={asking.rows} onClose={() => setAsking(null)} />}
      {asking && asking.act !== 'withdraw' && (
        <MarkDialog rows={asking.rows} mark={asking.act} onClose={() => setAsking(null)} />
      )}
      {isPrinting && <PrintDialog onClose={() => setPrinting(false)} />}
    </Page>
  )
}
