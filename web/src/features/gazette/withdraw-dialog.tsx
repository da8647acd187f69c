import {
  chosenWithdrawals,
  erasesEntry,
  gazetteWithdrawalLabels,
} from '@hdoc/contract/gazette/gazette-choices.ts'
import type { GazetteEntry } from '@hdoc/contract/gazette/gazette-entries.ts'
import { gazetteEntryCalls } from '@hdoc/contract/gazette/gazette-entry-calls.ts'
import { Radio } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ReasonDialog } from '../../ui/form/ask/reason-dialog.tsx'

/** Withdraws a published act: says what is lost, and asks why. */
export default function WithdrawDialog({ entry, onClose }: { entry: GazetteEntry; onClose: () => void }) {
  const { t } = useTranslation()
  const [withdrawal, setWithdrawal] = useState<(typeof chosenWithdrawals)[number]>('personal_data')
  return (
    <ReasonDialog
      title={t('gazette.withdraw_title')}
      endpoint={gazetteEntryCalls.withdraw}
      values={{ id: entry.id, withdrawal }}
      changes={[{ what: 'gazette.changed' }]}
      said={t('gazette.is_withdrawn')}
      label={t('gazette.withdraw_reason')}
      help={t('gazette.withdraw_reason_help')}
      save={t('gazette.withdraw')}
      onClose={onClose}
    >
      <Radio.Group
        label={t('gazette.withdraw_why')}
        value={withdrawal}
        onChange={(value) => {
          const chosen = chosenWithdrawals.find((one) => one === value)
          if (chosen) setWithdrawal(chosen)
        }}
      >
        {chosenWithdrawals.map((one) => (
          <Radio key={one} mt={8} value={one} label={say(gazetteWithdrawalLabels[one])} />
        ))}
      </Radio.Group>
      <Note kind="warn" role="status">
        {t(erasesEntry(withdrawal) ? 'gazette.withdraw_erases' : 'gazette.withdraw_keeps')}
      </Note>
    </ReasonDialog>
  )
}
