import type { BodyIn } from '@hdoc/contract/endpoint.ts'
import { patchOf } from '@hdoc/contract/resource.ts'
import { type Bundle, bundles, roleCalls } from '@hdoc/contract/roles.ts'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PermissionPicker } from '../../entities/rights/permission-picker.tsx'
import { bundlesKey, rolesKey } from '../../entities/rights/queries.ts'
import { hasPermission } from '../../entities/session/may.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/api.ts'
import { say } from '../../lib/i18n.ts'
import { changedValues } from '../../ui/form/changed-values.ts'
import { DeleteDialog } from '../../ui/form/delete-dialog.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { ResourceField } from '../../ui/form/resource-field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { toast } from '../../ui/toast-store.ts'
import styles from './roles.module.css'

type Values = Pick<Bundle, 'name' | 'description' | 'permissions'>
const empty: Values = { name: '', description: '', permissions: [] }
const labelOf = (path: string): string | undefined => {
  const input = Object.hasOwn(bundles.inputs, path)
    ? bundles.inputs[path as keyof typeof bundles.inputs]
    : undefined
  return input && say(input.label)
}

/** A named bundle of rights, made or changed. */
export function BundleDialog({ bundle, onClose }: { bundle: Bundle | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const queryClient = useQueryClient()
  const [deleting, setDeleting] = useState(false)
  const before = bundle && {
    name: bundle.name,
    description: bundle.description,
    permissions: bundle.permissions,
  }
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: bundlesKey })
    void queryClient.invalidateQueries({ queryKey: rolesKey })
  }
  const schemaForm = useSchemaForm({
    schema: bundle ? patchOf(bundles.values) : bundles.values,
    initial: before ?? empty,
    toValues: (values: Values) => (before ? changedValues(before, values) : values),
    save: (values) =>
      bundle
        ? call(bundles.calls.update, { body: { id: bundle.id, values, version: bundle.version } })
        : call(bundles.calls.add, { body: values as BodyIn<typeof bundles.calls.add> }),
    onSaved: ({ data }) => {
      refresh()
      toast({ kind: 'success', message: t('rights.saved_bundle', { name: data.name }) })
      onClose()
    },
  })
  const { form } = schemaForm
  const { name, description } = bundles.inputs
  return (
    <>
      <FormDialog
        title={bundle ? t('rights.edit_bundle', { name: bundle.name }) : t('rights.new_bundle_title')}
        schemaForm={schemaForm}
        labelOf={labelOf}
        onClose={onClose}
        onReload={() => {
          refresh()
          onClose()
        }}
      >
        {bundle?.can.delete && (
          <div className={styles.tools}>
            <Button
              size="xs"
              variant="default"
              c="red"
              leftSection={<IconTrash size={14} />}
              onClick={() => setDeleting(true)}
            >
              {t('rights.delete_bundle')}
            </Button>
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
      {deleting && bundle && (
        <DeleteDialog
          title={t('rights.delete_bundle_title', { name: bundle.name })}
          text={t('rights.delete_bundle_text')}
          remove={() => call(roleCalls.deleteBundle, { params: { id: bundle.id } })}
          onDeleted={() => {
            refresh()
            toast({ kind: 'success', message: t('rights.deleted', { name: bundle.name }) })
            onClose()
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}
