import { reportCalls } from '@hdoc/contract/reports/report-calls.ts'
import { type WholePeriod, wholePeriodWords } from '@hdoc/contract/reports/reports.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { useGo } from '../../ui/links/use-go.ts'
import { type EarlierRun, periodBefore, periodKey } from './earlier-runs.ts'
import styles from './reports.module.css'

type Props = {
  report: string
  period: WholePeriod
  /** The runs it can be compared with, the latest period first. */
  earlier: readonly EarlierRun[]
  chosen: WholePeriod
  /** A run of the chosen period is ready, or being made. */
  isReady: boolean
  isMade: boolean
  /** The person has just asked for the comparison, and goes on here. */
  isPressed: boolean
}

/** What to do where no run of the chosen period is kept. */
function NoneKept({ report, chosen, isMade }: Pick<Props, 'report' | 'chosen' | 'isMade'>) {
  const { t } = useTranslation()
  const of = wholePeriodWords(chosen, currentLanguage())
  const { year, half } = chosen
  const asking = useAction({
    call: (_: undefined, idempotencyKey) =>
      call(reportCalls.ask, {
        body: { report, parameters: { year, ...(half !== null && { half }) } },
        idempotencyKey,
      }),
    changes: [{ what: 'report.changed' }],
    unsure: [{ what: 'report.changed' }],
    said: () => t('reports.asked'),
  })
  if (isMade)
    return (
      <Note kind="info" role="status">
        {t('reports.compare_made', { of })}
      </Note>
    )
  return (
    <Note kind="info" role="status">
      <p>{t('reports.compare_none', { of })}</p>
      <Button size="xs" variant="default" loading={asking.isPending} onClick={() => asking.mutate(undefined)}>
        {t('reports.compare_prepare', { of })}
      </Button>
    </Note>
  )
}

/** With which earlier period a run is compared. The one just before is offered also where no run of it is kept. */
export function CompareChoice({ report, period, earlier, chosen, isReady, isMade, isPressed }: Props) {
  const { t } = useTranslation()
  const go = useGo()
  const search = useSearch({ from: '/staff/reports' })
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isPressed) return
    // The router puts the page back to where it was scrolled; afterwards the choice comes into sight.
    const timer = setTimeout(() => root.current?.querySelector('select')?.focus())
    return () => clearTimeout(timer)
  }, [isPressed])
  const before = periodBefore(period)
  const kept = earlier.map((run) => ({ value: periodKey(run.period), label: run.of }))
  const missing = [before, chosen]
    .map((one) => ({
      value: periodKey(one),
      label: t('reports.compare_missing', { of: wholePeriodWords(one, currentLanguage()) }),
    }))
    .filter(({ value }, n, all) => all.findIndex((one) => one.value === value) === n)
    .filter(({ value }) => kept.every((one) => one.value !== value))
  return (
    <div ref={root} className={styles.compare}>
      <NativeSelect
        label={t('reports.compare_with')}
        value={periodKey(chosen)}
        onChange={({ currentTarget: { value } }) => {
          const wished = value === periodKey(before) ? undefined : value
          go({ to: '/reports', search: { ...search, with: wished } }, { replace: true })
        }}
        data={[...missing, ...kept].sort((a, b) => b.value.localeCompare(a.value))}
      />
      {!isReady && <NoneKept report={report} chosen={chosen} isMade={isMade} />}
    </div>
  )
}
