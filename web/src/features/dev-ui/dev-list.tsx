import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '../../lib/format/format.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { List } from '../../ui/list/list.tsx'
import { type SampleKind, sampleColumns, sampleListQuery } from './dev-samples.ts'
import styles from './dev-ui.module.css'

const kinds = [
  { value: 'rows', label: 'Cu rânduri' },
  { value: 'nothing', label: 'Goală' },
  { value: 'failed', label: 'Neîncărcată' },
  { value: 'waiting', label: 'Se încarcă' },
] as const

/** The list in each of its states. */
export function DevList() {
  const [kind, setKind] = useState<SampleKind>('rows')
  const choose = (value: string) => setKind(kinds.find((one) => one.value === value)?.value ?? 'rows')
  return (
    <section className={styles.wide} aria-label="Listă">
      <div className={styles.row}>
        <h2>Listă</h2>
        <SegmentedControl aria-label="Starea listei" value={kind} onChange={choose} data={[...kinds]} />
      </div>
      <List
        key={kind}
        name="dev-ui"
        owner="dev"
        label="Listă"
        columns={sampleColumns}
        cells={{
          state: ({ state }) => (
            <StatusTag className={state === 'open' ? 'status-info' : 'status-ok'}>
              {state === 'open' ? 'Deschis' : 'Închis'}
            </StatusTag>
          ),
          day: ({ day }) => formatDate(day),
        }}
        opensBy="name"
        card={(row) => <CardLines title={row.name} text={formatDate(row.day)} note={row.state} />}
        request={sampleListQuery(kind)}
        onOpen={() => undefined}
        isLate={(row) => row.id === 2}
        isMuted={(row) => row.id === 4}
        empty={{
          title: 'Niciun document de primit',
          text: 'Aici apar borderourile trimise grupului dumneavoastră.',
          action: <Button variant="default">Vedeți ce ați predat</Button>,
        }}
        selectionActions={() => <Button variant="subtle">Etichete</Button>}
      />
    </section>
  )
}
