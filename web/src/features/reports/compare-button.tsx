import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { WholeRun } from '../../entities/reports/queries.ts'
import { useGo } from '../../ui/links/use-go.ts'

/** Sets the figures of a run beside those of an earlier period, and takes them away again. */
export function CompareButton({ run, onPress }: { run: WholeRun; onPress: () => void }) {
  const { t } = useTranslation()
  const go = useGo()
  const search = useSearch({ from: '/staff/reports' })
  if (run.period === null) return null
  const isCompared = search.compare === run.id
  return (
    <Button
      size="xs"
      variant="default"
      onClick={() => {
        onPress()
        const compare = isCompared ? undefined : run.id
        go({ to: '/reports', search: { ...search, compare, with: undefined } })
      }}
    >
      {t(isCompared ? 'reports.compare_off' : 'reports.compare')}
    </Button>
  )
}
