import '../../lib/languages/own/administration/activity-texts.ts'
import type { ActivityEntry } from '@hdoc/contract/trail/activity.ts'
import { activityCalls } from '@hdoc/contract/trail/activity-calls.ts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ReasonDialog } from '../../ui/form/ask/reason-dialog.tsx'

/** Empties the content of the chosen entries: says what is lost and what stays, and asks for the reason. */
export function EraseDialog({ rows, onClose }: { rows: readonly ActivityEntry[]; onClose: () => void }) {
  const { t } = useTranslation()
  const count = { count: rows.length, figure: formatNumber(rows.length) }
  return (
    <ReasonDialog
      endpoint={activityCalls.erase}
      values={{ ids: rows.map(({ id }) => id) }}
      changes={[{ what: 'trail.changed' }]}
      title={t('activity.erase_title', count)}
      label={t('activity.erase_reason')}
      help={t('activity.erase_help')}
      maxLength={500}
      save={t('activity.erase')}
      said={t('activity.erase_done', count)}
      onClose={onClose}
    >
      <Note kind="warn">{t('activity.erase_what')}</Note>
    </ReasonDialog>
  )
}
