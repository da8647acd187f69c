import type { Factors } from '@hdoc/contract/access/factors.ts'
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './proof.module.css'

export type ProofValues = { password: string; code: string }
export const noProof: ProofValues = { password: '', code: '' }

/** The part of a proof that is sent: only what was typed. */
export const proofOf = ({ password, code }: ProofValues): { password?: string; code?: string } => ({
  ...(password !== '' && { password }),
  ...(code !== '' && { code }),
})

type Props<V extends ProofValues> = { form: UseFormReturnType<V>; factors: Factors; autoFocus?: boolean }

/**
 * Asks the person to prove once more who they are: by the password, or by a fresh code where there is an
 * application.
 */
export function ProofField<V extends ProofValues>({ form, factors, autoFocus = false }: Props<V>) {
  const { t } = useTranslation()
  const [byCode, setByCode] = useState(!factors.has_password)
  const hasBoth = factors.has_password && factors.totp.on
  const other = () => {
    form.setFieldValue(byCode ? 'code' : 'password', '' as never)
    form.clearErrors()
    setByCode(!byCode)
  }
  return (
    <div className={styles.fields}>
      {byCode ? (
        <TextInput
          key={form.key('code')}
          {...form.getInputProps('code')}
          label={t('security.proof_code')}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          data-autofocus={autoFocus || undefined}
        />
      ) : (
        <TextInput
          key={form.key('password')}
          {...form.getInputProps('password')}
          type="password"
          label={t('security.proof_password')}
          required
          autoComplete="current-password"
          maxLength={200}
          data-autofocus={autoFocus || undefined}
        />
      )}
      {hasBoth && (
        <button type="button" className={styles.other} onClick={other}>
          {t(byCode ? 'security.proof_use_password' : 'security.proof_use_code')}
        </button>
      )}
    </div>
  )
}
