import type { Option } from '@hdoc/contract/calls/resource.ts'
import { groupCalls } from '@hdoc/contract/people/group-calls.ts'
import type { UserGroup } from '@hdoc/contract/people/groups.ts'
import { Checkbox, NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { userOptionsQuery } from '../../entities/people/queries.ts'
import { call } from '../../lib/calls/call.ts'
import { Picker } from '../../ui/choice/picker.tsx'
import { chosenInput } from '../../ui/form/field/chosen-input.ts'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'

type Props = {
  group: UserGroup
  roles: readonly Option[]
  onClose: () => void
}
type Values = { user_id: number | null; group_role_id: number | null; is_default: boolean }

/** Adds a person to a department, with their role in it. */
export function AddMemberDialog({ group, roles, onClose }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const usual = roles.find(({ name }) => name === 'Membru') ?? roles[0]
  const schemaForm = useSchemaForm({
    schema: groupCalls.addMember.body,
    initial: { user_id: null, group_role_id: usual?.id ?? null, is_default: false } as Values,
    toValues: (values) => ({ ...values, group_id: group.id }),
    save: async (body) => {
      await call(groupCalls.addMember, { body })
      const asked = queryClient.fetchQuery(userOptionsQuery({ ids: String(body.user_id) }))
      return asked.then(([person]) => person?.name ?? '').catch(() => '')
    },
    changes: [{ what: 'department.changed', id: group.id }],
    said: (name) => t('groups.added', { name }),
    onSaved: onClose,
  })
  const { form } = schemaForm
  const labels: Readonly<Record<string, string>> = {
    user_id: t('groups.person'),
    group_role_id: t('groups.role'),
    is_default: t('groups.is_default'),
  }
  return (
    <FormDialog
      title={t('groups.add_person')}
      schemaForm={schemaForm}
      labelOf={(path) => labels[path]}
      onClose={onClose}
      saveLabel={t('common.add')}
    >
      <Picker
        {...chosenInput(form, 'user_id')}
        data-autofocus
        label={t('groups.person')}
        required
        request={userOptionsQuery}
      />
      <NativeSelect
        label={t('groups.role')}
        required
        error={form.getInputProps('group_role_id').error}
        data-path="group_role_id"
        value={String(form.getValues().group_role_id ?? '')}
        onChange={(event) => form.setFieldValue('group_role_id', Number(event.currentTarget.value))}
        data={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Checkbox
        label={t('groups.is_default')}
        description={t('groups.default_help')}
        checked={form.getValues().is_default}
        onChange={(event) => form.setFieldValue('is_default', event.currentTarget.checked)}
      />
    </FormDialog>
  )
}
