import '../../lib/languages/own/work-texts.ts'
import type { SheetSummary } from '@hdoc/contract/transfers/transfer-rows.ts'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/format/format.ts'
import { Fact, Facts } from '../../ui/display/facts.tsx'
import { answersLine } from './sheet-words.ts'

/** Who hands over, who receives, and how far it is. `marked`: answers that are not confirmed yet. */
export function SheetFacts({
  sheet,
  marked = { accepted: 0, refused: 0 },
}: {
  sheet: SheetSummary
  marked?: { accepted: number; refused: number }
}) {
  const { t } = useTranslation()
  const accepted = sheet.accepted + marked.accepted
  const refused = sheet.refused + marked.refused
  return (
    <Facts>
      <Fact
        label={t('transfers.from')}
        below={
          sheet.sent_at === null
            ? t('transfers.made', { by: sheet.made_by, at: formatDateTime(sheet.made_at) })
            : t('transfers.sent_by_at', { by: sheet.sent_by, at: formatDateTime(sheet.sent_at) })
        }
      >
        {sheet.from.name}
      </Fact>
      <Fact label={t('transfers.to')} below={sheet.person?.name ?? t('transfers.anybody')}>
        {sheet.to?.name ?? t('transfers.no_receiver')}
      </Fact>
      <Fact label={t('transfers.answers')}>
        {answersLine({
          accepted,
          documents: sheet.documents,
          refused,
          open: sheet.open - marked.accepted - marked.refused,
        })}
      </Fact>
    </Facts>
  )
}
