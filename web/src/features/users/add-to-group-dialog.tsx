import type { UserForm } from '@hdoc/contract/people/user-calls.ts'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedUser, UserPlace } from '../../entities/people/user-place.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { BatchDialog } from './batch-dialog.tsx'
import { rolesFor } from './roles-for.ts'

type Props = { place: UserPlace; form: UserForm; users: readonly ListedUser[]; onClose: () => void }

/** Puts a selection of people into a department, with one role. */
export function AddToGroupDialog({ place, form, users, onClose }: Props) {
  const { t } = useTranslation()
  const [group, setGroup] = useState<number | null>(null)
  const [role, setRole] = useState<number | null>(null)
  const roles = group === null ? [] : rolesFor(form, group)
  const count = { count: users.length, figure: formatNumber(users.length) }
  const chosen = group !== null && role !== null ? { group_id: group, group_role_id: role } : undefined
  const choose = (id: number | null) => {
    setGroup(id)
    setRole(id === null ? null : (rolesFor(form, id).find((one) => one.may_give)?.id ?? null))
  }
  return (
    <BatchDialog
      title={t('users.group_title', count)}
      confirm={t('users.add_to_group')}
      wanted={chosen && `group ${group} ${role} ${users.map(({ id }) => id).join(',')}`}
      run={(preview) => {
        if (!place.addToGroup || !chosen) throw new Error('nothing chosen')
        return place.addToGroup(users, chosen, preview)
      }}
      onClose={onClose}
    >
      <FieldGrid>
        <Place width="half">
          <Choice
            data-autofocus
            required
            label={t('users.group')}
            data={form.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={group === null ? null : String(group)}
            onChange={(id) => choose(id === null ? null : Number(id))}
          />
        </Place>
        <Place width="half">
          <Select
            required
            disabled={group === null}
            label={t('users.group_role')}
            data={roles.map((one) => ({ value: String(one.id), label: one.name, disabled: !one.may_give }))}
            value={role === null ? null : String(role)}
            onChange={(id) => setRole(id === null ? null : Number(id))}
          />
        </Place>
      </FieldGrid>
    </BatchDialog>
  )
}
