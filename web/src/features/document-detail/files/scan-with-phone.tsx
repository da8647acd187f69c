import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PhoneCodeDialog } from '../../../entities/scans/phone-code-dialog.tsx'
import { GuardedButton } from '../../../ui/action/guarded-button.tsx'
import { useRefresh } from '../../../ui/action/use-refresh.ts'

/**
 * Shows a code by which a phone adds pages to the document. Pages that have arrived are in the list at once.
 */
export function ScanWithPhone({ document }: { document: Document }) {
  const { t } = useTranslation()
  const refresh = useRefresh()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <GuardedButton
        variant="default"
        allowed={document.can.attach}
        reason={document.cannot.attach}
        leftSection={<IconDeviceMobile size={16} />}
        onClick={() => setOpened(true)}
      >
        {t('scans.phone')}
      </GuardedButton>
      {opened && (
        <PhoneCodeDialog
          document={document}
          onClose={() => setOpened(false)}
          onArrived={() => {
            refresh([{ what: 'document.files_changed', id: document.id }])
            setOpened(false)
          }}
        />
      )}
    </>
  )
}
