import '../../lib/languages/own/work-texts.ts'
import type { Candidate } from '@hdoc/contract/cases/case-rows.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { t } from '../../lib/languages/i18n.ts'

/** „Ana Pop · în lucru: 3 · cu termen depășit: 1”: whom work may be given to, with what lies on them, and whether they are away. */
export function candidateText({ name, head, open, overdue, absence }: Candidate): string {
  return [
    head ? t('queues.candidate_head', { name }) : name,
    t('queues.candidate_open', { figure: formatNumber(open) }),
    ...(absence === '' ? [] : [absence]),
    ...(overdue > 0 ? [t('queues.candidate_overdue', { figure: formatNumber(overdue) })] : []),
  ].join(' · ')
}
