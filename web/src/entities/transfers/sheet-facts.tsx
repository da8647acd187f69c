import '../../lib/languages/own/work-texts.ts'
import type { SheetSummary } from '@hdoc/contract/transfers/transfer-rows.ts'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/format/format.ts'
import { Fact, Facts } from '../../ui/display/facts.tsx'
import styles from './sheet.module.css'
import { answersLine } from './sheet-words.ts'

type Answered = Pick<SheetSummary, 'accepted' | 'documents' | 'refused' | 'open'>

/** How much of the sheet is taken and refused, as a bar; its text is the line above it. */
function AnswersBar({ answered }: { answered: Answered }) {
  const { t } = useTranslation()
  const { accepted, refused, documents } = answered
  const wide = (count: number) => ({ width: `${documents > 0 ? (count / documents) * 100 : 0}%` })
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={t('transfers.answers')}
      aria-valuemin={0}
      aria-valuemax={documents}
      aria-valuenow={accepted + refused}
      aria-valuetext={answersLine(answered)}
    >
      <span className={styles.taken} style={wide(accepted)} />
      <span className={styles.turnedAway} style={wide(refused)} />
    </div>
  )
}

/** Who hands over, who receives, and how far it is. `marked`: answers that are not confirmed yet. */
export function SheetFacts({
  sheet,
  marked = { accepted: 0, refused: 0 },
}: {
  sheet: SheetSummary
  marked?: { accepted: number; refused: number }
}) {
  const { t } = useTranslation()
  const answered = {
    documents: sheet.documents,
    accepted: sheet.accepted + marked.accepted,
    refused: sheet.refused + marked.refused,
    open: sheet.open - marked.accepted - marked.refused,
  }
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
      <Fact
        label={t('transfers.answers')}
        below={sheet.sent_at !== null && <AnswersBar answered={answered} />}
      >
        {answersLine(answered)}
      </Fact>
    </Facts>
  )
}
