import { type Bundle, bundles, roleCalls } from '@hdoc/contract/people/roles.ts'
import { useTranslation } from 'react-i18next'
import { PermissionPicker } from '../../entities/rights/permission-picker.tsx'
import { bundlesKey, rolesKey } from '../../entities/rights/queries.ts'
import { hasPermission } from '../../entities/session/may.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/api.ts'
import { DeleteButton } from '../../ui/form/delete-button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { ResourceField } from '../../ui/form/resource-field.tsx'
import { useResourceForm } from '../../ui/form/use-resource-form.ts'
import styles from './roles.module.css'

type Values = Pick<Bundle, 'name' | 'description' | 'permissions'>
const empty: Values = { name: '', description: '', permissions: [] }

/** A named bundle of rights, made or changed. */
export function BundleDialog({ bundle, onClose }: { bundle: Bundle | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const { schemaForm, dialog } = useResourceForm({
    resource: bundles,
    row: bundle,
    valuesOf: ({ name, description, permissions }: Bundle): Values => ({ name, description, permissions }),
    blank: empty,
    shownBy: [bundlesKey, rolesKey],
    said: ({ name }) => t('rights.saved_bundle', { name }),
    onClose,
  })
  const { form } = schemaForm
  const { name, description } = bundles.inputs
  return (
    <FormDialog
      title={bundle ? t('rights.edit_bundle', { name: bundle.name }) : t('rights.new_bundle_title')}
      {...dialog}
    >
      {bundle?.can.delete && (
        <div className={styles.tools}>
          <DeleteButton
            label={t('rights.delete_bundle')}
            title={t('rights.delete_bundle_title', { name: bundle.name })}
            text={t('rights.delete_bundle_text')}
            remove={() => call(roleCalls.deleteBundle, { params: { id: bundle.id } })}
            said={t('rights.deleted', { name: bundle.name })}
            onDeleted={dialog.onReload}
          />
        </div>
      )}
      {name && <ResourceField input={name} binding={form.getInputProps('name')} required autoFocus />}
      {description && <ResourceField input={description} binding={form.getInputProps('description')} />}
      <PermissionPicker
        label={t('rights.permissions')}
        value={form.getValues().permissions}
        onChange={(next) => form.setFieldValue('permissions', next)}
        error={form.getInputProps('permissions').error}
        isGrantable={(right) => user?.isadmin === 1 || (user !== null && hasPermission(user, right))}
      />
    </FormDialog>
  )
}
