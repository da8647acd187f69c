import { groupCalls } from '@hdoc/contract/people/group-calls.ts'
import { type GroupRole, groupRoles } from '@hdoc/contract/people/group-roles.ts'
import { groupPermissions, groupPermissionTable } from '@hdoc/contract/rights/permissions.ts'
import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RowDialogProps } from '../../entities/resource/resource-list.tsx'
import { hasGroupPermission } from '../../entities/session/may.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/calls/call.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ResourceDialog } from '../../ui/form/resource/resource-dialog.tsx'
import styles from './groups.module.css'

/**
 * Creates a department role or changes one, with the rights it gives to a person who works in that department
 * now.
 */
export function GroupRoleDialog(props: RowDialogProps<GroupRole>) {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <ResourceDialog
      {...props}
      resource={groupRoles}
      changes={[{ what: 'department.changed' }]}
      deletes={{ words: 'group_role', call: ({ id }) => call(groupCalls.deleteRole, { params: { id } }) }}
    >
      {({ row, form, field }) => {
        const { permissions } = form.getValues()
        return (
          <>
            {row?.fixed && <Note kind="info">{t('groups.fixed_role')}</Note>}
            {field('name', { disabled: row?.fixed })}
            {field('description')}
            <fieldset className={styles.boxes} data-path="permissions" tabIndex={-1}>
              <legend>{t('groups.permissions')}</legend>
              <p className={styles.muted}>{t('groups.role_help')}</p>
              {form.errors.permissions}
              {groupPermissions.map((one) => (
                <Checkbox
                  key={one}
                  label={say(groupPermissionTable[one])}
                  checked={permissions.includes(one)}
                  disabled={!permissions.includes(one) && (user === null || !hasGroupPermission(user, one))}
                  onChange={({ currentTarget: { checked } }) => {
                    const others = permissions.filter((other) => other !== one)
                    form.setFieldValue('permissions', checked ? [...others, one] : others)
                  }}
                />
              ))}
            </fieldset>
          </>
        )
      }}
    </ResourceDialog>
  )
}
