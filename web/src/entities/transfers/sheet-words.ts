import '../../lib/languages/own/work-texts.ts'
import type { SheetSummary } from '@hdoc/contract/transfers/transfer-rows.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { t } from '../../lib/languages/i18n.ts'

const counted = (count: number) => ({ count, figure: formatNumber(count) })

/** „4 din 6 · refuzate: 1 · neconfirmate: 1”: how far the answer for a sheet is. */
export function answersLine({
  accepted,
  documents,
  refused,
  open,
}: Pick<SheetSummary, 'accepted' | 'documents' | 'refused' | 'open'>): string {
  return [
    t('transfers.answers_accepted', { accepted: formatNumber(accepted), all: formatNumber(documents) }),
    ...(refused > 0 ? [t('transfers.answers_refused', { figure: formatNumber(refused) })] : []),
    ...(open > 0 ? [t('transfers.answers_open', { figure: formatNumber(open) })] : []),
  ].join(' · ')
}

/** „39 de file · 1 anexă”: how much paper goes with a sheet. */
export const extentLine = ({ pages, annexes }: { pages: number; annexes: number }): string =>
  `${t('transfers.pages', counted(pages))} · ${t('transfers.annexes', counted(annexes))}`
