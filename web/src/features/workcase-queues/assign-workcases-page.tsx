import '../../lib/languages/own/work-texts.ts'
import { Button } from '@mantine/core'
import { IconPlayerTrackNext, IconStack2 } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueueRow } from '../../entities/cases/queues-queries.ts'
import { listReferences } from '../../entities/references/list-references.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { usePageKeys } from '../../ui/dialog/use-page-keys.ts'
import { Page } from '../../ui/display/page.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { List } from '../../ui/list/list.tsx'
import { queryOfState } from '../../ui/list/state/list-state.ts'
import { ChosenGiving } from './giving/chosen-giving.tsx'
import type { OpenedGiving } from './giving/giving-dialog.tsx'
import { lastGiving } from './giving/last-giving.ts'
import { isLate } from './rows/due.ts'
import { QueueCard } from './rows/queue-card.tsx'
import { distributionColumns, queueCells } from './rows/queue-cells.tsx'
import styles from './rows/queues.module.css'
import { useShownRows } from './use-shown-rows.ts'

const GivingDialog = lazyPart(async () => (await import('./giving/giving-dialog.tsx')).default)

/** `/assign-workcases`: cases that nobody works on yet, or that were refused. */
export function AssignWorkcasesPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const [giving, setGiving] = useState<OpenedGiving | null>(null)
  const { request, target, choose } = useShownRows('to_distribute')
  const give = useRef((_rows: readonly QueueRow[]) => undefined as unknown)
  give.current = (rows) => rows.length > 0 && setGiving({ rows, together: rows.length > 1 })
  usePageKeys([['R', () => give.current(target())]])
  const cells = useMemo(
    () => ({
      ...queueCells,
      next: (row: QueueRow) => (
        <button
          type="button"
          className={styles.next}
          tabIndex={-1}
          title={row.cannot.give}
          disabled={!row.can.give}
          onClick={() => give.current([row])}
        >
          {t('queues.assign')}
        </button>
      ),
    }),
    [t],
  )
  const last = lastGiving()
  return (
    <Page
      fill
      title={t('queues.assign_title')}
      breadcrumb={[{ label: t('queues.work') }, { label: t('queues.assign_title') }]}
    >
      <List
        name="workcase.to_distribute"
        store="dt-workcase"
        owner={String(user?.id ?? '')}
        label={t('queues.assign_title')}
        columns={distributionColumns}
        cells={cells}
        widths={{
          number: '118px',
          title: '36%',
          issuer: '26%',
          status: '130px',
          group: '22%',
          deadline_on: '134px',
          next: '116px',
        }}
        opensBy="number"
        card={(row) => <QueueCard row={row} />}
        request={request}
        references={listReferences}
        to={(row) => ({ to: '/workcase/$id', params: { id: row.case_id } })}
        isLate={isLate}
        empty={{ title: t('queues.empty_assign'), text: t('queues.empty_assign_text') }}
        actions={(state) => (
          <>
            {last !== undefined && (
              <Button
                variant="default"
                size="xs"
                leftSection={<IconStack2 size={16} aria-hidden />}
                onClick={() => setGiving({ id: last })}
              >
                {t('queues.last')}
              </Button>
            )}
            <Button
              size="xs"
              leftSection={<IconPlayerTrackNext size={16} aria-hidden />}
              onClick={() => setGiving({ list: queryOfState(state) })}
            >
              {t('queues.assign_each')}
            </Button>
          </>
        )}
        selectionActions={(rows) => {
          choose(rows)
          return (
            <>
              <ChosenGiving onGive={() => give.current(rows)} />
              {rows.length > 1 && (
                <Button variant="subtle" onClick={() => setGiving({ rows, together: false })}>
                  {t('queues.assign_each')}
                </Button>
              )}
            </>
          )
        }}
      />
      {giving && <GivingDialog opened={giving} onClose={() => setGiving(null)} />}
    </Page>
  )
}
