import {
  MOST_PKCS12_BYTES,
  type SigningCertificate,
  signingCertificateCalls,
} from '@hdoc/contract/signatures/signing-certificate.ts'
import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { FieldErrors } from '../../../ui/form/field/field-errors.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import styles from './signing.module.css'

type Props = { onClose: () => void; onSaved: (section: SigningCertificate) => void }
type FormValues = { file: string; password: string }

/** Stands for a file that is too large to be a certificate; the call refuses it as not valid. */
const TOO_LARGE = '!'

/** The bytes of a file in base64. */
async function readBase64(file: File | undefined): Promise<string> {
  if (!file) return ''
  if (file.size > MOST_PKCS12_BYTES) return TOO_LARGE
  const bytes = new Uint8Array(await file.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Takes a .p12 or .pfx with its password in the place of the present certificate. */
export function CertificateDialog({ onClose, onSaved }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const schemaForm = useSchemaForm({
    schema: signingCertificateCalls.put.body,
    initial: { file: '', password: '' } satisfies FormValues as FormValues,
    toValues: (values) => values,
    save: (body) => call(signingCertificateCalls.put, { body }),
    changes: [{ what: 'setting.changed' }],
    said: () => t('signing.saved'),
    onSaved: ({ data }) => onSaved(data),
  })
  const { form } = schemaForm
  const labels: Record<string, string> = { file: t('signing.file'), password: t('signing.password') }
  const wrong = form.errors.file
  return (
    <FormDialog
      title={t('signing.upload_title')}
      schemaForm={schemaForm}
      labelOf={(path) => labels[path]}
      onClose={onClose}
      saveLabel={t('signing.upload')}
    >
      <div className={styles.fields}>
        <p>{t('signing.upload_text')}</p>
        <div>
          <label htmlFor={id}>{labels.file}</label>
          <input
            id={id}
            type="file"
            className={styles.file}
            accept=".p12,.pfx,application/x-pkcs12"
            data-path="file"
            data-autofocus
            aria-invalid={wrong ? true : undefined}
            aria-describedby={wrong ? `${id}-wrong` : undefined}
            onChange={({ currentTarget }) =>
              void readBase64(currentTarget.files?.[0]).then((file) => form.setFieldValue('file', file))
            }
          />
          {wrong && (
            <div id={`${id}-wrong`}>
              <FieldErrors messages={[String(wrong)]} />
            </div>
          )}
        </div>
        <TextInput
          key={form.key('password')}
          {...form.getInputProps('password')}
          type="password"
          label={labels.password}
          description={t('signing.password_help')}
          autoComplete="off"
          maxLength={200}
        />
      </div>
    </FormDialog>
  )
}
