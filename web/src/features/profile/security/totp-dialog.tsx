import { type Factors, factorCalls } from '@hdoc/contract/access/factors.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api.ts'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/use-schema-form.tsx'
import { noProof, ProofField, proofOf } from './proof-field.tsx'
import { TotpCodeDialog } from './totp-code-dialog.tsx'
import { useStartTotp } from './use-start-totp.ts'

type Props = { factors: Factors; onClose: () => void; onDone: (codes: string[] | undefined) => void }

/**
 * Turns the application on, or moves it to another phone: a proof of who one is, the QR code, the first code.
 */
export function TotpDialog({ factors, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const title = t(factors.totp.on ? 'security.setup_replace_title' : 'security.setup_title')
  const started = useStartTotp(!factors.proof_to_add)
  const [proved, setProved] = useState<NonNullable<typeof started>>()
  const schemaForm = useSchemaForm({
    schema: factorCalls.startTotp.body,
    initial: noProof,
    toValues: proofOf,
    save: (body) => call(factorCalls.startTotp, { body }),
    onSaved: setProved,
  })
  const setup = proved ?? started
  if (setup)
    return (
      <TotpCodeDialog
        title={title}
        setup={setup}
        replaces={factors.totp.on}
        onClose={onClose}
        onDone={onDone}
      />
    )
  if (!factors.proof_to_add) return null
  const labels: Record<string, string> = {
    password: t('security.proof_password'),
    code: t('security.proof_code'),
  }
  return (
    <FormDialog
      title={title}
      schemaForm={schemaForm}
      labelOf={(path) => labels[path]}
      onClose={onClose}
      saveLabel={t('security.setup_next')}
    >
      <ProofField form={schemaForm.form} factors={factors} autoFocus />
    </FormDialog>
  )
}
