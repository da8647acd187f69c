import type { WholePeriod } from '@hdoc/contract/reports/reports.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { isUnderWay, runQuery, runsQuery, type WholeRun } from '../../entities/reports/queries.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { CompareChoice } from './compare-choice.tsx'
import { earlierPeriod, earlierRuns, periodBefore, periodKey } from './earlier-runs.ts'
import { LegalLines, type Shown } from './legal-lines.tsx'

type Props = { run: WholeRun; isPressed: boolean; onShow: (line: Shown) => void }

function ComparedFigures({ run, period, isPressed, onShow }: Props & { period: WholePeriod }) {
  const search = useSearch({ from: '/staff/reports' })
  const made = useQuery(runsQuery())
  const runs = made.data?.runs ?? []
  const earlier = earlierRuns(run, period, runs)
  const chosen = earlierPeriod(search.with, period) ?? periodBefore(period)
  const isChosen = (one: WholePeriod | null) => one !== null && periodKey(one) === periodKey(chosen)
  const found = earlier.find((one) => isChosen(one.period))
  const answer = useQuery({ ...runQuery(found?.id ?? 0), enabled: found !== undefined })
  return (
    <>
      <CompareChoice
        report={run.report}
        period={period}
        earlier={earlier}
        chosen={chosen}
        isReady={found !== undefined || !made.data}
        isMade={runs.some((one) => one.report === run.report && isChosen(one.period) && isUnderWay(one))}
        isPressed={isPressed}
      />
      {found && !answer.data && <Answer query={answer} />}
      <LegalLines run={run} earlier={found && answer.data} onShow={onShow} />
    </>
  )
}

/** The figures of a run, beside those of an earlier period where the address says so. */
export function Figures({ run, isPressed, onShow }: Props) {
  const { compare } = useSearch({ from: '/staff/reports' })
  if (compare !== run.id || run.period === null) return <LegalLines run={run} onShow={onShow} />
  return <ComparedFigures run={run} period={run.period} isPressed={isPressed} onShow={onShow} />
}
