import { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import type { Steps } from '../../../ui/form/steps/use-steps.ts'
import styles from './security-section.module.css'
import type { TotpSetup } from './use-start-totp.ts'

type Props = {
  title: string
  setup: TotpSetup
  /** Whether another phone is in use until this one is confirmed. */
  replaces: boolean
  steps: Steps
  onClose: () => void
  onDone: (codes: string[] | undefined) => void
}

/** Splits the key into groups of four letters, as people copy them. */
const inGroups = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ')

/** The picture to scan, the key to type where no picture can be taken, and the first code. */
export function TotpCodeDialog({ title, setup, replaces, steps, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: factorCalls.confirmTotp.body,
    initial: { code: '' },
    save: (body) => call(factorCalls.confirmTotp, { body }),
    changes: [{ what: 'factor.changed' }],
    said: () => t('security.setup_done'),
    onSaved: ({ recovery_codes }) => onDone(recovery_codes),
  })
  return (
    <FormDialog
      title={title}
      schemaForm={schemaForm}
      labelOf={() => t('security.setup_code')}
      steps={steps}
      onClose={onClose}
      saveLabel={t('security.setup_confirm')}
    >
      <p>
        {t('security.setup_scan')} {replaces && t('security.setup_old')}
      </p>
      <div className={styles.setup}>
        <img
          className={styles.qr}
          alt={t('security.setup_qr')}
          src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.qr)}`}
        />
        <div className={styles.fields}>
          <p className={styles.quiet}>
            {t('security.setup_manual')}
            <code className={styles.secret}>{inGroups(setup.key)}</code>
          </p>
          <TextInput
            key={schemaForm.form.key('code')}
            {...schemaForm.form.getInputProps('code')}
            label={t('security.setup_code')}
            description={t('security.setup_code_help')}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
            data-autofocus
          />
        </div>
      </div>
    </FormDialog>
  )
}
