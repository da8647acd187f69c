import { type Role, roleCalls, roles } from '@hdoc/contract/people/roles.ts'
import { Button } from '@mantine/core'
import { IconCopy, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PermissionPicker } from '../../entities/rights/permission-picker.tsx'
import { allBundlesQuery, bundlesKey, rolesKey } from '../../entities/rights/queries.ts'
import { hasPermission } from '../../entities/session/may.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/api.ts'
import { Choices } from '../../ui/choice/choices.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { DeleteButton } from '../../ui/form/delete-button.tsx'
import { FieldGrid, Place } from '../../ui/form/field-grid.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { ResourceField } from '../../ui/form/resource-field.tsx'
import { useResourceForm } from '../../ui/form/use-resource-form.ts'
import { HoldersDialog } from './holders-dialog.tsx'
import styles from './roles.module.css'

type Values = Pick<Role, 'name' | 'description' | 'permissions' | 'bundle_ids'>
type Props = {
  role: Role | undefined
  /** The first values of a new role that is a copy of another one. */
  initial?: Values | undefined
  onCopy: (values: Values) => void
  onClose: () => void
}

const empty: Values = { name: '', description: '', permissions: [], bundle_ids: [] }
const valuesOf = ({ name, description, permissions, bundle_ids }: Role): Values => ({
  name,
  description,
  permissions,
  bundle_ids,
})

/** Creates a role or changes one: its rights by area, and bundles. */
export function RoleDialog({ role, initial, onCopy, onClose }: Props) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [showsHolders, setShowsHolders] = useState(false)
  const bundles = useQuery(allBundlesQuery()).data?.data ?? []
  const { schemaForm, dialog } = useResourceForm({
    resource: roles,
    row: role,
    valuesOf,
    blank: initial ?? empty,
    shownBy: [rolesKey, bundlesKey],
    said: ({ name }) => t('rights.saved_role', { name }),
    onClose,
  })
  const { form } = schemaForm
  const { permissions, bundle_ids: bundleIds } = form.getValues()
  const { name: nameInput, description: descriptionInput } = roles.inputs
  const { error: bundleError } = form.getInputProps('bundle_ids')
  return (
    <>
      <FormDialog
        title={role ? t('rights.edit_role', { name: role.name }) : t('rights.new_role')}
        {...dialog}
      >
        {role && (
          <div className={styles.tools}>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconUsers size={14} />}
              onClick={() => setShowsHolders(true)}
            >
              {t('rights.holders')}
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconCopy size={14} />}
              onClick={() =>
                onCopy({
                  ...form.getValues(),
                  name: t('rights.copy_name', { name: role.name }).slice(0, 100),
                })
              }
            >
              {t('rights.copy')}
            </Button>
            {role.can.delete && (
              <DeleteButton
                label={t('rights.delete_role')}
                title={t('rights.delete_role_title', { name: role.name })}
                text={t('rights.delete_role_text')}
                remove={() => call(roleCalls.delete, { params: { id: role.id } })}
                said={t('rights.deleted', { name: role.name })}
                onDeleted={dialog.onReload}
              />
            )}
          </div>
        )}
        {role?.fixed && <Note kind="info">{t('rights.fixed_role')}</Note>}
        <FieldGrid>
          <Place width="half">
            {nameInput && (
              <ResourceField
                input={nameInput}
                binding={form.getInputProps('name')}
                required
                autoFocus
                disabled={role?.fixed ?? false}
              />
            )}
          </Place>
          <Place width="half">
            <Choices
              data-path="bundle_ids"
              label={t('rights.bundles')}
              error={bundleError}
              data={bundles.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={bundleIds.map(String)}
              onChange={(ids) => form.setFieldValue('bundle_ids', ids.map(Number))}
              clearable
            />
          </Place>
          <Place>
            {descriptionInput && (
              <ResourceField input={descriptionInput} binding={form.getInputProps('description')} />
            )}
          </Place>
        </FieldGrid>
        <PermissionPicker
          label={t('rights.permissions')}
          value={permissions}
          onChange={(next) => form.setFieldValue('permissions', next)}
          error={form.getInputProps('permissions').error}
          isGrantable={(right) => user?.isadmin === 1 || (user !== null && hasPermission(user, right))}
          from={(right) =>
            bundles.find((one) => bundleIds.includes(one.id) && one.permissions.includes(right))?.name
          }
        />
      </FormDialog>
      {showsHolders && role && (
        <HoldersDialog
          of={{ kind: 'role', id: role.id, name: role.name }}
          onClose={() => setShowsHolders(false)}
        />
      )}
    </>
  )
}
