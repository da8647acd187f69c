import { registerCalls } from '@hdoc/contract/registers/register-calls.ts'
import { registerInputs } from '@hdoc/contract/registers/register-inputs.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { say } from '../../lib/languages/i18n.ts'
import type { Change } from '../../lib/queries/change.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'

const changes: Change[] = [{ what: 'register.changed' }]
const fields = ['name', 'code'] as const

/** A register of history beside a living one. Documents of another system come into it by import. */
export function HistoryDialog({ register, onClose }: { register: Register; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, name, code } = register
  const schemaForm = useSchemaForm({
    schema: registerCalls.addHistory.body,
    initial: { name: t('registers.history_name', { name }), code: `${code}-IST`.slice(0, 12) },
    toValues: (values) => ({ id, ...values }),
    save: (body) => call(registerCalls.addHistory, { body }),
    changes,
    said: () => t('registers.history_done'),
    onSaved: onClose,
  })
  const { form } = schemaForm
  const labels: Record<string, string> = {
    name: say(registerInputs.name.label),
    code: say(registerInputs.code.label),
  }
  return (
    <FormDialog
      title={t('registers.history_title', { name })}
      schemaForm={schemaForm}
      labelOf={(path) => labels[path]}
      onClose={onClose}
      saveLabel={t('registers.add_history')}
    >
      <Note kind="info">{t('registers.history_what')}</Note>
      {fields.map((field) => (
        <TextInput
          key={form.key(field)}
          {...form.getInputProps(field)}
          data-path={field}
          label={labels[field]}
          required
        />
      ))}
    </FormDialog>
  )
}
