import { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import type { Factors } from '@hdoc/contract/access/factors.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noProof, ProofField, proofOf } from '../../../entities/factors/proof-field.tsx'
import { call } from '../../../lib/calls/call.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import type { Steps } from '../../../ui/form/steps/use-steps.ts'
import { type DoneWithFactor, factorSteps } from './factor-steps.ts'
import { TotpCodeDialog } from './totp-code-dialog.tsx'
import { useStartTotp } from './use-start-totp.ts'

type Props = { factors: Factors; onClose: () => void; onDone: DoneWithFactor }

/**
 * Turns the application on, or moves it to another phone: a proof of who one is, the QR code, the first code.
 */
export function TotpDialog({ factors, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const title = t(factors.totp.on ? 'security.setup_replace_title' : 'security.setup_title')
  // What is known of the factors changes with the first code, but not the way there.
  const [{ asksProof, names }] = useState(() => ({
    asksProof: factors.proof_to_add,
    names: factorSteps(factors, [
      ...(factors.proof_to_add ? [{ name: t('security.step_proof') }] : []),
      { name: t('security.step_app') },
    ]),
  }))
  const started = useStartTotp(!asksProof)
  const [proved, setProved] = useState<NonNullable<typeof started>>()
  const schemaForm = useSchemaForm({
    schema: factorCalls.startTotp.body,
    initial: noProof,
    toValues: proofOf,
    save: (body) => call(factorCalls.startTotp, { body }),
    changes: [],
    onSaved: setProved,
  })
  const setup = proved ?? started
  const stepAt = (at: number): Steps => ({
    steps: names,
    at,
    isLast: at === names.length - 1,
    go: () => setProved(undefined),
  })
  if (setup)
    return (
      <TotpCodeDialog
        title={title}
        setup={setup}
        replaces={factors.totp.on}
        steps={stepAt(asksProof ? 1 : 0)}
        onClose={onClose}
        onDone={(codes) => onDone(codes, names)}
      />
    )
  if (!asksProof) return null
  const labels: Record<string, string> = {
    password: t('security.proof_password'),
    code: t('security.proof_code'),
  }
  return (
    <FormDialog
      title={title}
      schemaForm={schemaForm}
      labelOf={(path) => labels[path]}
      steps={stepAt(0)}
      onClose={onClose}
    >
      <ProofField form={schemaForm.form} factors={factors} autoFocus />
    </FormDialog>
  )
}
