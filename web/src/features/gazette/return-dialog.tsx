import type { GazetteEntry } from '@hdoc/contract/gazette/gazette-entries.ts'
import { gazetteEntryCalls } from '@hdoc/contract/gazette/gazette-entry-calls.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/feedback/note.tsx'
import { ReasonDialog } from '../../ui/form/ask/reason-dialog.tsx'

/** Makes a draft again of what waits for approval or for its day. */
export default function ReturnDialog({ entry, onClose }: { entry: GazetteEntry; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      title={t('gazette.return_title')}
      endpoint={gazetteEntryCalls.return}
      values={{ id: entry.id }}
      changes={[{ what: 'gazette.changed' }]}
      said={t('gazette.returned')}
      label={t('gazette.reason')}
      save={t('gazette.return')}
      destructive={false}
      onClose={onClose}
    >
      <Note kind="info">{t('gazette.return_what')}</Note>
    </ReasonDialog>
  )
}
