import { issuerPersonCalls } from '@hdoc/contract/issuers/issuer-person.ts'
import type { Issuer } from '@hdoc/contract/issuers/issuers.ts'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/feedback/note.tsx'
import { ReasonDialog } from '../../ui/form/ask/reason-dialog.tsx'

/** Erases a person's data at their request, with the reason; the law's refusal is shown in its place. */
export function EraseDialog({ issuer, onClose }: { issuer: Issuer; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, name } = issuer
  return (
    <ReasonDialog
      endpoint={issuerPersonCalls.erase}
      values={{ id, version }}
      changes={[{ what: 'issuer.changed' }]}
      title={t('deponents.erase_title', { name })}
      label={t('deponents.erase_reason')}
      save={t('deponents.erase')}
      said={t('deponents.erased')}
      onClose={onClose}
    >
      <Note kind="warn">{t('deponents.erase_what')}</Note>
    </ReasonDialog>
  )
}
