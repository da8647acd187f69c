import type { TransferRow } from '@hdoc/contract/transfers/transfer-rows.ts'
import { type Refusal, refusals } from '@hdoc/contract/transfers/transfer-status.ts'
import { Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SheetRow } from '../../entities/transfers/sheet-row.tsx'
import { RefusalFields } from '../../entities/transfers/sheet-rows.tsx'
import { say } from '../../lib/languages/i18n.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import type { Mark } from './kept-marks.ts'
import type { Answers } from './use-answers.ts'
import { markInPlace } from './use-row-keys.ts'

type Props = { row: TransferRow; answers: Answers; mayAnswer: boolean }
const choices = (Object.keys(refusals) as Refusal[]).map((value) => ({ value, label: refusals[value] }))

/** Why a document is not taken: a known reason, and what was found. */
function Reason({
  row,
  mark,
  answers,
}: {
  row: TransferRow
  mark: Extract<Mark, { kind: 'refuse' }>
  answers: Answers
}) {
  const { t } = useTranslation()
  return (
    <RefusalFields>
      <Choice
        label={t('transfers.refusal')}
        required
        value={mark.refusal}
        onChange={(value) => answers.write(row, { ...mark, refusal: value as Refusal })}
        data={choices.map(({ value, label }) => ({ value, label: say(label) }))}
      />
      <TextInput
        label={t('transfers.reason')}
        required={mark.refusal === 'other'}
        maxLength={500}
        value={mark.reason}
        onChange={({ currentTarget }) => answers.write(row, { ...mark, reason: currentTarget.value })}
      />
    </RefusalFields>
  )
}

/** A document of the sheet with what the person says of it. */
export function AnswerRow({ row, answers, mayAnswer }: Props) {
  const { t } = useTranslation()
  const mark = answers.markOf(row)
  const isOpen = row.status.code === 'sent' && mayAnswer
  const shown = {
    accept: { name: t('transfers.will_accept'), className: 'status-ok' },
    refuse: { name: t('transfers.will_refuse'), className: 'status-bad' },
  }
  const command = (label: string, act: () => void) => (
    <Button
      size="compact-sm"
      variant="default"
      aria-label={`${label}: ${row.number}`}
      // By keyboard (a click without a place) the focus stays in the row; a finger opens no keyboard of the phone.
      onClick={({ detail, currentTarget }) =>
        detail === 0 ? markInPlace(currentTarget.closest('li'), act) : act()
      }
    >
      {label}
    </Button>
  )
  return (
    <SheetRow
      row={row}
      marked={mark && shown[mark.kind]}
      actions={
        isOpen &&
        (mark ? (
          command(t('transfers.undo'), () => answers.undo(row))
        ) : (
          <>
            {command(t('transfers.accept'), () => answers.accept([row]))}
            {command(t('transfers.refuse'), () => answers.refuse([row]))}
          </>
        ))
      }
    >
      {mark?.kind === 'refuse' && <Reason {...{ row, mark, answers }} />}
    </SheetRow>
  )
}
