import type { BodyIn } from '@hdoc/contract/endpoint.ts'
import { type GroupRole, groupRoles } from '@hdoc/contract/group-roles.ts'
import { groupCalls } from '@hdoc/contract/groups.ts'
import { groupPermissions, groupPermissionTable } from '@hdoc/contract/permissions.ts'
import { patchOf } from '@hdoc/contract/resource.ts'
import { Button, Checkbox } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupRolesKey, groupsKey } from '../../entities/groups/queries.ts'
import { hasGroupPermission } from '../../entities/session/may.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/api.ts'
import { say } from '../../lib/i18n.ts'
import { changedValues } from '../../ui/form/changed-values.ts'
import { DeleteDialog } from '../../ui/form/delete-dialog.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { ResourceField } from '../../ui/form/resource-field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/toast-store.ts'
import styles from './groups.module.css'

type Values = Pick<GroupRole, 'name' | 'description' | 'permissions'>
const empty: Values = { name: '', description: '', permissions: [] }
const labelOf = (path: string): string | undefined => {
  const input = Object.hasOwn(groupRoles.inputs, path)
    ? groupRoles.inputs[path as keyof typeof groupRoles.inputs]
    : undefined
  return input && say(input.label)
}

/** Creates a department role or changes one, with the rights it gives in the department one works in. */
export function GroupRoleDialog({ role, onClose }: { role: GroupRole | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [deleting, setDeleting] = useState(false)
  const before = role && { name: role.name, description: role.description, permissions: role.permissions }
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: groupRolesKey })
    void queryClient.invalidateQueries({ queryKey: groupsKey })
  }
  const schemaForm = useSchemaForm({
    schema: role ? patchOf(groupRoles.values) : groupRoles.values,
    initial: before ?? empty,
    toValues: (values: Values) => (before ? changedValues(before, values) : values),
    save: (values) =>
      role
        ? call(groupRoles.calls.update, { body: { id: role.id, values, version: role.version } })
        : call(groupRoles.calls.add, { body: values as BodyIn<typeof groupRoles.calls.add> }),
    onSaved: ({ data }) => {
      refresh()
      toast({ kind: 'success', message: t('groups.saved_role', { name: data.name }) })
      onClose()
    },
  })
  const { form } = schemaForm
  const { permissions } = form.getValues()
  const { name, description } = groupRoles.inputs
  return (
    <>
      <FormDialog
        title={role ? t('groups.edit_role', { name: role.name }) : t('groups.new_role')}
        schemaForm={schemaForm}
        labelOf={labelOf}
        onClose={onClose}
        onReload={() => {
          refresh()
          onClose()
        }}
      >
        {role?.can.delete && (
          <div className={styles.tools}>
            <Button
              size="xs"
              variant="default"
              c="red"
              leftSection={<IconTrash size={14} />}
              onClick={() => setDeleting(true)}
            >
              {t('groups.delete_role')}
            </Button>
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
      {deleting && role && (
        <DeleteDialog
          title={t('groups.delete_role_title', { name: role.name })}
          text={t('groups.delete_role_text')}
          remove={() => call(groupCalls.deleteRole, { params: { id: role.id } })}
          onDeleted={() => {
            refresh()
            toast({ kind: 'success', message: t('groups.deleted', { name: role.name }) })
            onClose()
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}
