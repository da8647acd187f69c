import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { FileRow } from '@hdoc/contract/files/files.ts'
import { sealCalls } from '@hdoc/contract/signatures/signing-certificate.ts'
import { IconCertificate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../entities/session/use-may.ts'
import { call } from '../../../lib/calls/call.ts'
import { GuardedButton } from '../../../ui/action/guarded-button.tsx'
import { useAction } from '../../../ui/action/use-action.ts'

type Props = { document: Document; file: FileRow; onSealed: (id: number) => void }

/** Adds a copy of a PDF that is stamped and sealed with the certificate of the institution. */
export function SealButton({ document: { can, cannot }, file, onSealed }: Props) {
  const { t } = useTranslation()
  const may = useMay()
  const seal = useAction({
    call: (id: number, key) => call(sealCalls.seal, { body: { id }, idempotencyKey: key }),
    changes: [{ what: 'document.files_changed' }],
    said: ({ data: { name, stamped, timestamped } }) =>
      [
        t('signatures.sealed', { name }),
        stamped ? '' : t('signatures.sealed_without_stamp'),
        timestamped ? '' : t('signatures.sealed_without_timestamp'),
      ]
        .filter((part) => part !== '')
        .join(' '),
    onDone: ({ data }) => onSealed(data.id),
  })
  if (file.preview !== 'pdf' || !may('signature.seal')) return null
  return (
    <GuardedButton
      size="xs"
      variant="default"
      allowed={can.attach}
      reason={cannot.attach}
      loading={seal.isPending}
      leftSection={<IconCertificate size={16} />}
      onClick={() => seal.mutate(file.id)}
    >
      {t('signatures.seal')}
    </GuardedButton>
  )
}
