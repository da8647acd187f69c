import '../../lib/languages/own/work-texts.ts'
import { mailStateLabels } from '@hdoc/contract/dispatches/dispatch-choices.ts'
import type { Dispatch } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { say, t } from '../../lib/languages/i18n.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'

/** What stands beside the status when it alone does not tell: an e-mail on its way, or what has to be sent again. */
function besides({ status, mail_state, to_repeat }: Dispatch): string {
  if (to_repeat) return t('dispatches.to_repeat')
  return status.code === 'prepared' && mail_state !== 'none' ? say(mailStateLabels[mail_state]) : ''
}

/** The status of a dispatch, in words. */
export function DispatchStatus({ row }: { row: Dispatch }) {
  const { status, to_repeat } = row
  const more = besides(row)
  return (
    <StatusTag className={to_repeat ? 'status-bad' : status.className}>
      {[status.name, more].filter((part) => part !== '').join(' · ')}
    </StatusTag>
  )
}
