import { type Register, registers } from '@hdoc/contract/registers/registers.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { documentsKey } from '../../entities/documents/queries.ts'
import { registersKey } from '../../entities/registers/queries.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useResourceForm } from '../../ui/form/use-resource-form.ts'
import { RegisterActivity } from './register-activity.tsx'
import { RegisterFields } from './register-fields.tsx'
import { bodyOfRegister, newRegister, valuesOfRegister } from './register-values.ts'

type Props = {
  register: Register | undefined
  onClose: () => void
  /** What else one may do with a register that exists. */
  actions?: ReactNode
}

/** Creates a register, or changes one. */
export function RegisterDialog({ register, onClose, actions }: Props) {
  const { t } = useTranslation()
  const { schemaForm, dialog } = useResourceForm({
    resource: registers,
    row: register,
    valuesOf: valuesOfRegister,
    blank: newRegister,
    bodyOf: bodyOfRegister,
    shownBy: [registersKey, documentsKey],
    said: ({ name }) => t('registers.saved', { name }),
    onClose,
  })
  return (
    <FormDialog
      title={register ? t('registers.edit_title', { name: register.name }) : t('registers.new_title')}
      {...dialog}
      labelOf={(path) => (path.startsWith('access') ? t('registers.access') : dialog.labelOf(path))}
    >
      <RegisterFields form={schemaForm.form} register={register} />
      {actions}
      {register && <RegisterActivity id={register.id} />}
    </FormDialog>
  )
}
