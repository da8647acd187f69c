import { type Bundle, bundles } from '@hdoc/contract/people/bundles.ts'
import { roleCalls } from '@hdoc/contract/people/role-calls.ts'
import { useTranslation } from 'react-i18next'
import type { RowDialogProps } from '../../entities/resource/resource-list.tsx'
import { PermissionPicker } from '../../entities/rights/permission-picker.tsx'
import { useSession } from '../../entities/session/session-store.ts'
import { useMay } from '../../entities/session/use-may.ts'
import { call } from '../../lib/calls/call.ts'
import { ResourceDialog } from '../../ui/form/resource/resource-dialog.tsx'

/** A named bundle of rights, made or changed. */
export function BundleDialog(props: RowDialogProps<Bundle>) {
  const { t } = useTranslation()
  const { user } = useSession()
  const may = useMay()
  return (
    <ResourceDialog
      {...props}
      resource={bundles}
      changes={[{ what: 'role.changed' }]}
      deletes={{
        words: 'permission_bundle',
        call: ({ id }) => call(roleCalls.deleteBundle, { params: { id } }),
      }}
    >
      {({ form, field }) => (
        <>
          {field('name')}
          {field('description')}
          <PermissionPicker
            label={t('rights.permissions')}
            value={form.getValues().permissions}
            onChange={(next) => form.setFieldValue('permissions', next)}
            error={form.errors.permissions}
            isGrantable={(right) => user?.isadmin === 1 || may(right)}
          />
        </>
      )}
    </ResourceDialog>
  )
}
