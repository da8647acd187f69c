import '../../lib/languages/own/work-texts.ts'
import type { SheetSummary } from '@hdoc/contract/transfers/transfer-rows.ts'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatNumber } from '../../lib/format/format.ts'

/** „6 documente”. */
export function DocumentsCount({ count }: { count: number }) {
  const { t } = useTranslation()
  return <>{t('transfers.documents', { count, figure: formatNumber(count) })}</>
}

/** When a sheet was sent; of one that has waited for days, for how long. */
export function SheetAge({ sheet: { waits_days, sent_at } }: { sheet: SheetSummary }) {
  const { t } = useTranslation()
  const at = sent_at === null ? '' : formatDateTime(sent_at)
  if (waits_days === 0) return <>{at}</>
  const waits = t('transfers.waits', { count: waits_days, figure: formatNumber(waits_days) })
  return (
    <>
      {at} · <b>{waits}</b>
    </>
  )
}
