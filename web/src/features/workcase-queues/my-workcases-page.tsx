import '../../lib/languages/own/work-texts.ts'
import { Button } from '@mantine/core'
import { IconPlayerPlay, IconStack2 } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueueRow } from '../../entities/cases/queues-queries.ts'
import { listReferences } from '../../entities/references/list-references.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { usePageKeys } from '../../ui/dialog/use-page-keys.ts'
import { Key } from '../../ui/display/key.tsx'
import { Page } from '../../ui/display/page.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { List } from '../../ui/list/list.tsx'
import { ChosenClosing } from './closing/chosen-closing.tsx'
import { ChosenGiving } from './giving/chosen-giving.tsx'
import { lastGiving } from './giving/last-giving.ts'
import { NextStep } from './next-step.tsx'
import { ownQueueOf, QueueTabs } from './queue-tabs.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { isLate } from './rows/due.ts'
import { QueueCard } from './rows/queue-card.tsx'
import { ownColumns, queueCells, teamColumns } from './rows/queue-cells.tsx'
import { CardSteps } from './steps/card-steps.tsx'
import { ChosenSteps, stepKeys } from './steps/chosen-steps.tsx'
import { asksFirst, StepDialogs } from './steps/step-dialogs.tsx'
import { mayStep, type QueueStep, queueSteps } from './steps/step-of-row.ts'
import { type Stepping, useSteps } from './steps/use-steps.ts'
import { useHeadings } from './use-headings.ts'
import { useShownRows } from './use-shown-rows.ts'

const ClosingDialog = lazyPart(async () => (await import('./closing/closing-dialog.tsx')).default)
const GivingDialog = lazyPart(async () => (await import('./giving/giving-dialog.tsx')).default)

/** `/my-workcases`: what lies on the person, what their departments have, what waits, what they closed. */
export function MyWorkcasesPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const go = useGo()
  const { queue: named } = useSearch({ from: '/staff/my-workcases' })
  const queue = ownQueueOf(named)
  const { act, kept, read } = useSteps()
  const [asking, setAsking] = useState<Stepping | null>(null)
  const [giving, setGiving] = useState<readonly QueueRow[] | null>(null)
  const [closing, setClosing] = useState<readonly QueueRow[] | null>(null)
  const [batch, setBatch] = useState<number>()
  const last = lastGiving()
  const { request, target, choose, first } = useShownRows(queue)
  const headingOf = useHeadings(queue)
  const isGiven = queue === 'group' || queue === 'team'
  const begin = useRef((_step: QueueStep, _rows: readonly QueueRow[]) => undefined as unknown)
  begin.current = (step, rows) => {
    if (rows.length === 0) return
    // Nothing is asked for rows with which nothing can be done: it is only said why.
    if (asksFirst(step) && rows.some((row) => mayStep(step, row))) setAsking({ step, rows })
    else act.mutate({ step, rows })
  }
  usePageKeys([
    ...queueSteps.map((step): [string, () => void] => [stepKeys[step], () => begin.current(step, target())]),
    ['R', () => isGiven && target().length > 0 && setGiving(target())],
    ['I', () => queue !== 'closed' && target().length > 0 && setClosing(target())],
  ])
  const openFirst = () => {
    const row = first()
    if (row) go({ to: '/workcase/$id', params: { id: row.case_id } })
  }
  usePageKeys([['Enter', openFirst]], ['INPUT', 'TEXTAREA', 'SELECT', 'BUTTON', 'A'])
  const cells = useMemo(
    () => ({
      ...queueCells,
      next: (row: QueueRow) => <NextStep row={row} onStep={(step, one) => begin.current(step, [one])} />,
    }),
    [],
  )
  return (
    <Page
      fill
      title={t('queues.mine_title')}
      breadcrumb={[{ label: t('queues.work') }, { label: t('queues.mine_title') }]}
      actions={
        <Button
          leftSection={<IconPlayerPlay size={16} />}
          rightSection={<Key>Enter</Key>}
          onClick={openFirst}
        >
          {t('queues.open_first')}
        </Button>
      }
    >
      <List
        key={queue}
        name={`workcase.${queue}`}
        store="dt-workcase"
        own={{ name: 'queue', value: queue === 'mine' ? null : queue }}
        owner={String(user?.id ?? '')}
        label={t(`queues.${queue}`)}
        columns={queue === 'team' ? teamColumns : ownColumns}
        cells={cells}
        widths={{
          number: '118px',
          title: '34%',
          issuer: '24%',
          status: '150px',
          next: '150px',
          deadline_on: '134px',
          group: '22%',
        }}
        opensBy="number"
        card={(row) => <QueueCard row={row} />}
        request={request}
        references={listReferences}
        to={(row) => ({ to: '/workcase/$id', params: { id: row.case_id } })}
        isLate={isLate}
        heading={headingOf}
        below={(row) => <CardSteps row={row} onStep={(step, one) => begin.current(step, [one])} />}
        empty={{ title: t(`queues.empty_${queue}`), text: t(`queues.empty_${queue}_text`) }}
        actions={() =>
          last !== undefined && (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconStack2 size={16} aria-hidden />}
              onClick={() => setBatch(last)}
            >
              {t('queues.last')}
            </Button>
          )
        }
        above={(state, change) => (
          <>
            <QueueTabs
              queue={queue}
              onQueue={(name) => go({ to: '/my-workcases', search: name === 'mine' ? {} : { queue: name } })}
            />
            <QuickFilters {...{ queue, state, change }} />
          </>
        )}
        selectionActions={(rows) => {
          choose(rows)
          return queue === 'closed' ? null : (
            <>
              <ChosenSteps onStep={(step) => begin.current(step, rows)} />
              <ChosenClosing onOpen={() => setClosing(rows)} />
              {isGiven && <ChosenGiving onGive={() => setGiving(rows)} />}
            </>
          )
        }}
      />
      <StepDialogs
        {...{ asking, kept }}
        onStep={(stepping) => act.mutate(stepping)}
        onAsked={() => setAsking(null)}
        onRead={read}
      />
      {closing && <ClosingDialog rows={closing} onClose={() => setClosing(null)} />}
      {batch !== undefined && <GivingDialog opened={{ id: batch }} onClose={() => setBatch(undefined)} />}
      {giving && (
        <GivingDialog
          opened={{ rows: giving, together: giving.length > 1 }}
          onClose={() => setGiving(null)}
        />
      )}
    </Page>
  )
}
