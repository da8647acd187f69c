import { type GroupRole, groupRoles } from '@hdoc/contract/people/group-roles.ts'
import { groupCalls } from '@hdoc/contract/people/groups.ts'
import { groupPermissions, groupPermissionTable } from '@hdoc/contract/rights/permissions.ts'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { groupRolesKey, groupsKey } from '../../entities/groups/queries.ts'
import { hasGroupPermission } from '../../entities/session/may.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/api.ts'
import { say } from '../../lib/i18n.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { DeleteButton } from '../../ui/form/delete-button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { ResourceField } from '../../ui/form/resource-field.tsx'
import { useResourceForm } from '../../ui/form/use-resource-form.ts'
import styles from './groups.module.css'

type Values = Pick<GroupRole, 'name' | 'description' | 'permissions'>
const empty: Values = { name: '', description: '', permissions: [] }

/**
 * Creates a department role or changes one, with the rights it gives to a person who works in that department
 * now.
 */
export function GroupRoleDialog({ role, onClose }: { role: GroupRole | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const { schemaForm, dialog } = useResourceForm({
    resource: groupRoles,
    row: role,
    valuesOf: ({ name, description, permissions }: GroupRole): Values => ({ name, description, permissions }),
    blank: empty,
    shownBy: [groupRolesKey, groupsKey],
    said: ({ name }) => t('groups.saved_role', { name }),
    onClose,
  })
  const { form } = schemaForm
  const { permissions } = form.getValues()
  const { name, description } = groupRoles.inputs
  return (
    <FormDialog title={role ? t('groups.edit_role', { name: role.name }) : t('groups.new_role')} {...dialog}>
      {role?.can.delete && (
        <div className={styles.tools}>
          <DeleteButton
            label={t('groups.delete_role')}
            title={t('groups.delete_role_title', { name: role.name })}
            text={t('groups.delete_role_text')}
            remove={() => call(groupCalls.deleteRole, { params: { id: role.id } })}
            said={t('groups.deleted', { name: role.name })}
            onDeleted={dialog.onReload}
          />
        </div>
      )}
      {role?.fixed && <Note kind="info">{t('groups.fixed_role')}</Note>}
      {name && (
        <ResourceField
          input={name}
          binding={form.getInputProps('name')}
          required
          autoFocus
          disabled={role?.fixed ?? false}
        />
      )}
      {description && <ResourceField input={description} binding={form.getInputProps('description')} />}
      <fieldset className={styles.boxes} data-path="permissions" tabIndex={-1}>
        <legend>{t('groups.permissions')}</legend>
        <p className={styles.muted}>{t('groups.role_help')}</p>
        {form.getInputProps('permissions').error}
        {groupPermissions.map((one) => (
          <Checkbox
            key={one}
            label={say(groupPermissionTable[one])}
            checked={permissions.includes(one)}
            disabled={!permissions.includes(one) && (user === null || !hasGroupPermission(user, one))}
            onChange={(event) =>
              form.setFieldValue(
                'permissions',
                event.currentTarget.checked
                  ? [...permissions, one]
                  : permissions.filter((other) => other !== one),
              )
            }
          />
        ))}
      </fieldset>
    </FormDialog>
  )
}
