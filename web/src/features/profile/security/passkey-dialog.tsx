import { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import type { Factors } from '@hdoc/contract/access/factors.ts'
import { requiredText } from '@hdoc/contract/calls/fields.ts'
import { TextInput } from '@mantine/core'
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { noProof, ProofField, type ProofValues, proofOf } from '../../../entities/factors/proof-field.tsx'
import { call } from '../../../lib/calls/call.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { type DoneWithFactor, factorSteps } from './factor-steps.ts'

type Props = { factors: Factors; onClose: () => void; onDone: DoneWithFactor }
type Values = ProofValues & { name: string }
type Options = Parameters<typeof startRegistration>[0]['optionsJSON']
type Made = { made: true; codes: string[] | undefined } | { made: false; why: 'key_cancelled' | 'key_known' }

const schema = z.object({ name: requiredText(60), password: z.string(), code: z.string() })

async function makePasskey({ name, ...proof }: Values): Promise<Made> {
  const { options } = await call(factorCalls.offerPasskey, { body: proofOf(proof) })
  let credential: Awaited<ReturnType<typeof startRegistration>>
  try {
    credential = await startRegistration({ optionsJSON: options as unknown as Options })
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    return { made: false, why: isKnown ? 'key_known' : 'key_cancelled' }
  }
  const { recovery_codes } = await call(factorCalls.addPasskey, { body: { name, credential } })
  return { made: true, codes: recovery_codes }
}

/**
 * Adds a passkey: asks for its name, for a new proof of who one is if the last one is old, then shows the
 * browser's own dialog.
 */
export function PasskeyDialog({ factors, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const [names] = useState(() => factorSteps(factors, [{ name: t('security.step_key') }]))
  const [failed, setFailed] = useState<'key_cancelled' | 'key_known'>()
  const schemaForm = useSchemaForm({
    schema,
    initial: { name: '', ...noProof } as Values,
    save: makePasskey,
    changes: [{ what: 'factor.changed' }],
    said: ({ made }) => (made ? t('security.key_done') : undefined),
    onSaved: (outcome) => {
      setFailed(outcome.made ? undefined : outcome.why)
      if (!outcome.made) return
      onDone(outcome.codes, names)
    },
  })
  const { form } = schemaForm
  const labels: Record<string, string> = {
    name: t('security.key_name'),
    password: t('security.proof_password'),
    code: t('security.proof_code'),
  }
  return (
    <FormDialog
      title={t('security.key_title')}
      schemaForm={schemaForm}
      labelOf={(path) => labels[path]}
      steps={{ steps: names, at: 0, isLast: names.length === 1, go: () => undefined }}
      onClose={onClose}
      saveLabel={t('security.key_make')}
    >
      {failed && (
        <Note kind="bad" role="alert">
          {t(`security.${failed}`)}
        </Note>
      )}
      <p>{t('security.key_what')}</p>
      <TextInput
        key={form.key('name')}
        {...form.getInputProps('name')}
        label={labels.name}
        description={t('security.key_name_help')}
        placeholder={t('security.key_name_example')}
        required
        maxLength={60}
        data-autofocus
      />
      {factors.proof_to_add && <ProofField form={form} factors={factors} />}
    </FormDialog>
  )
}
