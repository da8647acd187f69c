import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isSeen } from '../../entities/cases/is-seen.ts'
import { caseQuery } from '../../entities/cases/queries.ts'
import { t } from '../../lib/languages/i18n.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useGo } from '../../ui/links/use-go.ts'

/** Where a case lies now, for whoever does not see it any more. */
function tellWhere({ number, lead }: WorkCase): string {
  const who = [lead?.group?.name, lead?.person?.name].filter(Boolean).join(', ')
  return who === '' ? t('workcases.left_loose', { number }) : t('workcases.left', { number, who })
}

/**
 * Leads away from a case that the person has just given out of their own sight, to where they came from, and says who
 * has it now. The answer of what they did is all that may still be shown of it.
 */
export function useLeaving(row: WorkCase | undefined): void {
  const { history } = useRouter()
  const queryClient = useQueryClient()
  const go = useGo()
  const given = row && !isSeen(row) ? row : undefined
  useEffect(() => {
    if (!given) return
    toast({ kind: 'success', message: tellWhere(given) })
    if (history.canGoBack()) history.back()
    else go('/my-workcases', { replace: true })
    // It may come back to them: then it is asked for anew.
    return () => queryClient.removeQueries({ queryKey: caseQuery(given.id).queryKey, exact: true })
  }, [given, history, go, queryClient])
}
