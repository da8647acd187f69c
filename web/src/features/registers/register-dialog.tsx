import type { BodyIn } from '@hdoc/contract/endpoint.ts'
import { type Register, registers } from '@hdoc/contract/registers.ts'
import { patchOf } from '@hdoc/contract/resource.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { documentsKey } from '../../entities/documents/queries.ts'
import { registersKey } from '../../entities/registers/queries.ts'
import { call } from '../../lib/api.ts'
import { say } from '../../lib/i18n.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { RegisterActivity } from './register-activity.tsx'
import { RegisterFields } from './register-fields.tsx'
import { bodyOfRegister, newRegister, type RegisterFormValues, valuesOfRegister } from './register-values.ts'

type Props = {
  register: Register | undefined
  onClose: () => void
  /** What else one may do with a register that exists. */
  actions?: ReactNode
}
type Values = BodyIn<typeof registers.calls.add>

export const labelOfRegisterField = (path: string): string | undefined => {
  const input = Object.hasOwn(registers.inputs, path)
    ? registers.inputs[path as keyof typeof registers.inputs]
    : undefined
  return input && say(input.label)
}

/** Creates a register, or changes one. */
export function RegisterDialog({ register, onClose, actions }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const before = register && valuesOfRegister(register)
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: registersKey })
    void queryClient.invalidateQueries({ queryKey: documentsKey })
  }
  const schemaForm = useSchemaForm({
    schema: register ? patchOf(registers.values) : registers.values,
    initial: before ?? newRegister,
    toValues: (values: RegisterFormValues) => bodyOfRegister(before, values),
    save: (values) =>
      register
        ? call(registers.calls.update, { body: { id: register.id, values, version: register.version } })
        : call(registers.calls.add, { body: values as Values }),
    onSaved: ({ data }) => {
      refresh()
      toast({ kind: 'success', message: t('registers.saved', { name: data.name }) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={register ? t('registers.edit_title', { name: register.name }) : t('registers.new_title')}
      schemaForm={schemaForm}
      labelOf={(path) => (path.startsWith('access') ? t('registers.access') : labelOfRegisterField(path))}
      onClose={onClose}
      onReload={() => {
        refresh()
        onClose()
      }}
    >
      <RegisterFields form={schemaForm.form} register={register} />
      {actions}
      {register && <RegisterActivity id={register.id} />}
    </FormDialog>
  )
}
