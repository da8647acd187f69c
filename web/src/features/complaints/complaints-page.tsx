import { bareComplaintCalls } from '@hdoc/contract/complaints/bare-complaints.ts'
import { complaintColumns } from '@hdoc/contract/complaints/complaint-columns.ts'
import type { ComplaintListRow } from '@hdoc/contract/complaints/complaint-rows.ts'
import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { clockOf, clockText } from '../../entities/complaints/clock.ts'
import { ComplaintStatus } from '../../entities/complaints/complaint-status.tsx'
import { complaintsQuery } from '../../entities/complaints/queries.ts'
import { TypeIcon } from '../../entities/complaints/type-icon.tsx'
import { ExportMenu } from '../../entities/list-views/export-menu.tsx'
import { ViewsMenu } from '../../entities/list-views/views-menu.tsx'
import { listReferences } from '../../entities/references/list-references.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { useMay } from '../../entities/session/use-may.ts'
import { addressOf } from '../../lib/calls/address-of.ts'
import { today } from '../../lib/format/clock.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { t as text } from '../../lib/languages/i18n.ts'
import '../../lib/languages/own/complaint-texts.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { List } from '../../ui/list/list.tsx'
import { ComplaintTabs, ListTabs, type Tab } from './complaint-tabs.tsx'
import styles from './complaints.module.css'
import { TypeClocks } from './type-clocks.tsx'

const ComplaintsMap = lazyPart(
  async () => (await import('../../entities/complaints/map/complaints-map.tsx')).default,
)
const AddDialog = lazyPart(async () => (await import('./add-dialog.tsx')).default)

const numberOf = ({ number }: ComplaintListRow): string => number || text('complaints.no_number')
const placeOf = (row: { id: number }) => ({ to: '/detalii-sesizare/$id', params: { id: row.id } }) as const

const cells: Record<string, (row: ComplaintListRow) => ReactNode> = {
  number: numberOf,
  type: ({ type }) => (
    <span className={styles.type}>
      <TypeIcon icon={type.icon} /> {type.name}
    </span>
  ),
  place: ({ place }) => place || '–',
  status: ({ status }) => <ComplaintStatus status={status} />,
  deadline_on: (row) => (
    <span className={styles.clock} data-clock={clockOf(row, today())}>
      {clockText(row, today())}
    </span>
  ),
  confirmed_at: ({ confirmed_at }) => formatDateTime(confirmed_at),
  group: ({ group }) => group?.name ?? '–',
}

const shapes = ['list', 'both', 'map'] as const
type Shape = (typeof shapes)[number]

/** `/sesizari`: complaints in a list and on the map. */
export function ComplaintsPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const may = useMay()
  const go = useGo()
  const [shape, setShape] = useState<Shape>('list')
  const [tab, setTab] = useState<Tab>('todo')
  const [isAdding, setAdding] = useState(false)
  return (
    <Page
      fill
      title={t('complaints.title')}
      breadcrumb={[{ label: t('complaints.portal') }, { label: t('complaints.title') }]}
      actions={
        <>
          <SegmentedControl
            aria-label={t('complaints.views')}
            value={shape}
            onChange={(next) => setShape(shapes.find((one) => one === next) ?? 'list')}
            data={shapes.map((one) => ({ value: one, label: t(`complaints.view_${one}`) }))}
          />
          {may('document.register') && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
              {t('complaints.add')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles[shape]}>
        {shape !== 'map' && (
          <List
            name="complaint"
            owner={String(user?.id ?? '')}
            label={t('complaints.title')}
            columns={complaintColumns}
            cells={cells}
            widths={{ number: '110px', type: '34%', status: '172px', deadline_on: '150px' }}
            opensBy="number"
            references={listReferences}
            card={(row) => (
              <CardLines
                title={`${numberOf(row)} · ${row.type.name}`}
                text={
                  <>
                    <ComplaintStatus status={row.status} /> {row.place || row.description}
                  </>
                }
                note={
                  <span className={styles.clock} data-clock={clockOf(row, today())}>
                    {clockText(row, today())}
                  </span>
                }
              />
            )}
            to={placeOf}
            request={complaintsQuery}
            isLate={(row) => clockOf(row, today()) === 'late'}
            empty={{ title: t('complaints.empty'), text: t('complaints.empty_text') }}
            actions={(state, change) => (
              <>
                {may('document.list') && (
                  <ViewsMenu list="complaint" columns={complaintColumns} {...{ state, change }} />
                )}
                <ExportMenu
                  file={(format) => addressOf(bareComplaintCalls.export, { params: { format } })}
                  state={state}
                />
              </>
            )}
            above={(state, change) => (
              <>
                <ListTabs {...{ state, change }} onTab={setTab} />
                <TypeClocks {...{ state, change }} />
              </>
            )}
          />
        )}
        {shape === 'map' && <ComplaintTabs chosen={tab} onChoose={setTab} />}
        {shape !== 'list' && <ComplaintsMap status={tab} onOpen={(id) => go(placeOf({ id }))} />}
      </div>
      {isAdding && <AddDialog onClose={() => setAdding(false)} onAdded={(id) => go(placeOf({ id }))} />}
    </Page>
  )
}
