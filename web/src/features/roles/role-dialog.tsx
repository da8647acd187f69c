import { roleCalls } from '@hdoc/contract/people/role-calls.ts'
import { type Role, roles } from '@hdoc/contract/people/roles.ts'
import { Button } from '@mantine/core'
import { IconCopy, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowDialogProps } from '../../entities/resource/resource-list.tsx'
import { PermissionPicker } from '../../entities/rights/permission-picker.tsx'
import { allBundlesQuery } from '../../entities/rights/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { useMay } from '../../entities/session/use-may.ts'
import { call } from '../../lib/calls/call.ts'
import { Choices } from '../../ui/choice/choices.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { ResourceDialog } from '../../ui/form/resource/resource-dialog.tsx'
import { HoldersDialog } from './holders-dialog.tsx'

const small = { size: 'xs', variant: 'default' } as const

/** Creates a role or changes one: its rights by area, and bundles. */
export function RoleDialog({ onCopy, ...props }: RowDialogProps<Role>) {
  const { t } = useTranslation()
  const { user } = useSession()
  const may = useMay()
  const [holdersOf, setHoldersOf] = useState<Role>()
  const bundles = useQuery(allBundlesQuery()).data?.data ?? []
  return (
    <>
      <ResourceDialog
        {...props}
        resource={roles}
        changes={[{ what: 'role.changed' }]}
        deletes={{ words: 'role', call: ({ id }) => call(roleCalls.delete, { params: { id } }) }}
        tools={(role, values) => (
          <>
            <Button {...small} leftSection={<IconUsers size={14} />} onClick={() => setHoldersOf(role)}>
              {t('rights.holders')}
            </Button>
            <Button
              {...small}
              leftSection={<IconCopy size={14} />}
              onClick={() =>
                onCopy({ ...values(), name: t('rights.copy_name', { name: role.name }).slice(0, 100) })
              }
            >
              {t('rights.copy')}
            </Button>
          </>
        )}
      >
        {({ row, form, field }) => {
          const { permissions, bundle_ids: bundleIds } = form.getValues()
          return (
            <>
              {row?.fixed && <Note kind="info">{t('rights.fixed_role')}</Note>}
              <FieldGrid>
                <Place width="half">{field('name', { disabled: row?.fixed })}</Place>
                <Place width="half">
                  <Choices
                    data-path="bundle_ids"
                    label={t('rights.bundles')}
                    error={form.errors.bundle_ids}
                    data={bundles.map(({ id, name }) => ({ value: String(id), label: name }))}
                    value={bundleIds.map(String)}
                    onChange={(ids) => form.setFieldValue('bundle_ids', ids.map(Number))}
                    clearable
                  />
                </Place>
                <Place>{field('description')}</Place>
              </FieldGrid>
              <PermissionPicker
                label={t('rights.permissions')}
                value={permissions}
                onChange={(next) => form.setFieldValue('permissions', next)}
                error={form.errors.permissions}
                isGrantable={(right) => user?.isadmin === 1 || may(right)}
                from={(right) =>
                  bundles.find((one) => bundleIds.includes(one.id) && one.permissions.includes(right))?.name
                }
              />
            </>
          )
        }}
      </ResourceDialog>
      {holdersOf && (
        <HoldersDialog
          of={{ kind: 'role', id: holdersOf.id, name: holdersOf.name }}
          onClose={() => setHoldersOf(undefined)}
        />
      )}
    </>
  )
}
