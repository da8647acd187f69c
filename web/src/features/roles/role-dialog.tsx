import type { BodyIn } from '@hdoc/contract/endpoint.ts'
import { patchOf } from '@hdoc/contract/resource.ts'
import { type Role, roleCalls, roles } from '@hdoc/contract/roles.ts'
import { Button, MultiSelect } from '@mantine/core'
import { IconCopy, IconTrash, IconUsers } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PermissionPicker } from '../../entities/rights/permission-picker.tsx'
import { allBundlesQuery, bundlesKey, rolesKey } from '../../entities/rights/queries.ts'
import { hasPermission } from '../../entities/session/may.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/api.ts'
import { say } from '../../lib/i18n.ts'
import { changedValues } from '../../ui/form/changed-values.ts'
import { DeleteDialog } from '../../ui/form/delete-dialog.tsx'
import { FieldGrid, Place } from '../../ui/form/field-grid.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { ResourceField } from '../../ui/form/resource-field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { Note } from '../../ui/note.tsx'
import { toast } from '../../ui/toast-store.ts'
import { HoldersDialog } from './holders-dialog.tsx'
import styles from './roles.module.css'

type Values = Pick<Role, 'name' | 'description' | 'permissions' | 'bundle_ids'>
type Props = {
  role: Role | undefined
  /** What a new role begins with: a copy of another one. */
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
const labelOf = (path: string): string | undefined => {
  const input = Object.hasOwn(roles.inputs, path)
    ? roles.inputs[path as keyof typeof roles.inputs]
    : undefined
  return input && say(input.label)
}

/** Creates a role or changes one: its rights by area, and bundles. */
export function RoleDialog({ role, initial, onCopy, onClose }: Props) {
  const { t } = useTranslation()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<'holders' | 'delete'>()
  const bundles = useQuery(allBundlesQuery()).data?.data ?? []
  const before = role && valuesOf(role)
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: rolesKey })
    void queryClient.invalidateQueries({ queryKey: bundlesKey })
  }
  const schemaForm = useSchemaForm({
    schema: role ? patchOf(roles.values) : roles.values,
    initial: before ?? initial ?? empty,
    toValues: (values: Values) => (before ? changedValues(before, values) : values),
    save: (values) =>
      role
        ? call(roles.calls.update, { body: { id: role.id, values, version: role.version } })
        : call(roles.calls.add, { body: values as BodyIn<typeof roles.calls.add> }),
    onSaved: ({ data }) => {
      refresh()
      toast({ kind: 'success', message: t('rights.saved_role', { name: data.name }) })
      onClose()
    },
  })
  const { form } = schemaForm
  const { permissions, bundle_ids: bundleIds } = form.getValues()
  const { name: nameInput, description: descriptionInput } = roles.inputs
  const { error: bundleError } = form.getInputProps('bundle_ids')
  return (
    <>
      <FormDialog
        title={role ? t('rights.edit_role', { name: role.name }) : t('rights.new_role')}
        schemaForm={schemaForm}
        labelOf={labelOf}
        onClose={onClose}
        onReload={() => {
          refresh()
          onClose()
        }}
      >
        {role && (
          <div className={styles.tools}>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconUsers size={14} />}
              onClick={() => setAsked('holders')}
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
              <Button
                size="xs"
                variant="default"
                c="red"
                leftSection={<IconTrash size={14} />}
                onClick={() => setAsked('delete')}
              >
                {t('rights.delete_role')}
              </Button>
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
            <MultiSelect
              data-path="bundle_ids"
              label={t('rights.bundles')}
              error={bundleError}
              data={bundles.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={bundleIds.map(String)}
              onChange={(ids) => form.setFieldValue('bundle_ids', ids.map(Number))}
              searchable
              clearable
              clearButtonProps={{ 'aria-label': t('ui.clear') }}
              nothingFoundMessage={t('ui.nothing_found')}
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
      {asked === 'holders' && role && (
        <HoldersDialog
          of={{ kind: 'role', id: role.id, name: role.name }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'delete' && role && (
        <DeleteDialog
          title={t('rights.delete_role_title', { name: role.name })}
          text={t('rights.delete_role_text')}
          remove={() => call(roleCalls.delete, { params: { id: role.id } })}
          onDeleted={() => {
            refresh()
            toast({ kind: 'success', message: t('rights.deleted', { name: role.name }) })
            onClose()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
