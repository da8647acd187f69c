import type { CaseShare, WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { formatDate } from '../../lib/format/format.ts'
import { t, useLanguage } from '../../lib/languages/i18n.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'

type Props = {
  status: CaseShare['status'] | WorkCase['status']
  /** First day on which it no longer waits. */
  waitUntil?: string | null
}

/** The status of a case or of a share of it; one that waits says until when. */
export function ShareStatus({ status, waitUntil = null }: Props) {
  useLanguage()
  const { code, name, className } = status
  const text =
    code === 'waiting' && waitUntil !== null
      ? t('workcases.waiting_until', { status: name, date: formatDate(waitUntil) })
      : name
  return <StatusTag className={className}>{text}</StatusTag>
}
