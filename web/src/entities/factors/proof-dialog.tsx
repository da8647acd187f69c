import '../../lib/languages/own/administration/security-texts.ts'
import { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import type { Factors } from '@hdoc/contract/access/factors.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Change } from '../../lib/queries/change.ts'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { noProof, ProofField, proofOf } from './proof-field.tsx'

type Props<R> = {
  title: string
  /** Says what the action does, and what is lost by it. */
  children: ReactNode
  saveLabel: string
  destructive?: boolean
  factors: Factors
  run: (proof: { password?: string | undefined; code?: string | undefined }) => Promise<R>
  /** What changes besides the factors themselves. */
  changes?: readonly Change[]
  /** What the toast says afterwards, if there is one. */
  said?: string
  onClose: () => void
  onDone: (result: R) => void
}

/** The dialog of an action that needs the password or a fresh code first. */
export function ProofDialog<R>(props: Props<R>) {
  const {
    title,
    children,
    saveLabel,
    destructive = false,
    factors,
    run,
    said,
    changes,
    onClose,
    onDone,
  } = props
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: factorCalls.renewCodes.body,
    initial: noProof,
    toValues: proofOf,
    save: run,
    changes: changes ?? [{ what: 'factor.changed' }],
    said: () => said,
    onSaved: onDone,
  })
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
      saveLabel={saveLabel}
      destructive={destructive}
    >
      {children}
      <ProofField form={schemaForm.form} factors={factors} autoFocus />
    </FormDialog>
  )
}
