import '../../lib/languages/own/work-texts.ts'
import type { Dispatch } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ReasonDialog } from '../../ui/form/ask/reason-dialog.tsx'

type Props = { rows: readonly Dispatch[]; onClose: () => void }

/** Withdraws what has not left, one or several at once, with a reason. */
export default function WithdrawDialog({ rows, onClose }: Props) {
  const { t } = useTranslation()
  const count = { count: rows.length, figure: formatNumber(rows.length) }
  return (
    <ReasonDialog
      endpoint={dispatchCalls.withdraw}
      values={{ ids: rows.map(({ id }) => id) }}
      changes={rows.map((row) => ({ what: 'workcase.changed' as const, id: row.case.id }))}
      title={t('dispatches.withdraw_title', count)}
      label={t('dispatches.withdraw_reason')}
      maxLength={500}
      save={t('dispatches.withdraw')}
      said={t('dispatches.done_withdraw', count)}
      onClose={onClose}
    >
      <p>
        {rows
          .slice(0, 3)
          .map(({ document, ship_to }) => `${document.number} · ${ship_to}`)
          .join('; ')}
        {rows.length > 3 && ' …'}
      </p>
      <Note kind="info">{t('dispatches.withdraw_what')}</Note>
    </ReasonDialog>
  )
}
