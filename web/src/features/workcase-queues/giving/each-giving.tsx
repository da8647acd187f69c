import { caseBatchCalls, givingWish } from '@hdoc/contract/cases/case-batches.ts'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueueRow } from '../../../entities/cases/queues-queries.ts'
import { Deadline } from '../../../entities/documents/deadline.tsx'
import { call } from '../../../lib/calls/call.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { useReload } from '../../../ui/action/use-reload.ts'
import { usePageKeys } from '../../../ui/dialog/use-page-keys.ts'
import { Key } from '../../../ui/display/key.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { dueStatus } from '../rows/due.ts'
import styles from '../rows/queues.module.css'
import { GivenBefore, type JustGiven } from './given-before.tsx'
import { GivingFields } from './giving-fields.tsx'
import { emptyGiving, type GivingValues, labelOf, nameOf, wishOf } from './giving-values.ts'

const changes = [{ what: 'workcase.changed' }, { what: 'document.changed' }] as const

/** What is given out now. */
function AboutRow({ row }: { row: QueueRow }) {
  return (
    <div className={styles.about}>
      <span className={styles.line}>
        <b>{row.number}</b>
        <span className={styles.end}>
          <Deadline deadlineOn={row.deadline_on} statusId={dueStatus(row)} />
        </span>
      </span>
      <span>{row.title}</span>
      <span className={styles.quiet}>
        {[row.issuer, row.group?.name, row.reason].filter(Boolean).join(' · ')}
      </span>
    </div>
  )
}

type WalkProps = { onSkip: () => void; onAgain: (() => void) | undefined }

/** Fills in what the row before got, or leaves this row for later. It stands in the dialog, whose keys these are. */
function WalkButtons({ onSkip, onAgain }: WalkProps) {
  const { t } = useTranslation()
  usePageKeys(
    [
      ['alt+P', () => onAgain?.()],
      ['alt+S', onSkip],
    ],
    [],
  )
  return (
    <div className={styles.given}>
      {onAgain && (
        <Button variant="default" size="xs" rightSection={<Key>Alt P</Key>} onClick={onAgain}>
          {t('queues.as_before')}
        </Button>
      )}
      <Button variant="default" size="xs" rightSection={<Key>Alt S</Key>} onClick={onSkip}>
        {t('queues.skip')}
      </Button>
    </div>
  )
}

type OneProps = {
  row: QueueRow
  /** The version of its case that was seen; undefined when this walk itself has changed the case since. */
  version: number | undefined
  place: string
  told: ReactNode
  before: JustGiven | null
  last: GivingValues | null
  onGiven: (given: JustGiven, values: GivingValues) => void
  onSkip: () => void
  onUndone: () => void
  onClose: () => void
}

function OneGiving({
  row,
  version,
  place,
  told,
  before,
  last,
  onGiven,
  onSkip,
  onUndone,
  onClose,
}: OneProps) {
  const { t } = useTranslation()
  const onReload = useReload(changes, onSkip)
  const schemaForm = useSchemaForm({
    schema: givingWish,
    initial: emptyGiving,
    toValues: wishOf,
    save: (values, _form, idempotencyKey) =>
      call(caseBatchCalls.giveOne, {
        body: { share_id: row.share_id, version, values },
        idempotencyKey,
      }),
    changes,
    onSaved: ({ id }) => {
      const values = schemaForm.form.getValues()
      onGiven({ id, number: row.number, to: nameOf(values) }, values)
    },
  })
  const { form } = schemaForm
  const again = () => last && form.setValues(last)
  return (
    <FormDialog
      title={`${t('queues.assign')} · ${place}`}
      schemaForm={schemaForm}
      labelOf={labelOf}
      onClose={onClose}
      onReload={onReload}
      saveLabel={t('queues.give')}
    >
      {told}
      <GivenBefore given={before} onUndone={onUndone} />
      <AboutRow row={row} />
      <WalkButtons onSkip={onSkip} onAgain={last ? again : undefined} />
      <GivingFields form={form} />
    </FormDialog>
  )
}

type Props = {
  rows: readonly QueueRow[]
  /** Which rows are left out; said at the first one. */
  told: ReactNode
  onClose: () => void
  /** How many come after these rows, and what goes on with them; it is told how many of these were given out. */
  after?: { count: number; onMore: (given: number) => void } | undefined
}

/** Gives out rows one after another: saved, the next one stands there. What was given last can be taken back. */
export function EachGiving({ rows, told, onClose, after }: Props) {
  const { t } = useTranslation()
  const [at, setAt] = useState(0)
  const [before, setBefore] = useState<JustGiven | null>(null)
  const [last, setLast] = useState<GivingValues | null>(null)
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set())
  const [given, setGiven] = useState(0)
  const undone = () => {
    setBefore(null)
    setGiven(given - 1)
  }
  const row = rows[at]
  const next = () => (at + 1 < rows.length || before || after ? setAt(at + 1) : onClose())
  const more = after && { count: after.count, onMore: () => after.onMore(given) }
  if (!row) return <GivenBefore given={before} onUndone={undone} {...{ onClose, more }} />
  return (
    <OneGiving
      key={row.id}
      row={row}
      // The server still refuses a share that somebody else gave out meanwhile.
      version={changed.has(row.case_id) ? undefined : row.version}
      place={t('queues.place', { at: formatNumber(at + 1), of: formatNumber(rows.length) })}
      told={at === 0 && told}
      {...{ before, last, onClose }}
      onGiven={(one, values) => {
        setGiven(given + 1)
        setChanged((cases) => new Set(cases).add(row.case_id))
        setBefore(one)
        setLast(values)
        setAt(at + 1)
      }}
      onSkip={next}
      onUndone={undone}
    />
  )
}
