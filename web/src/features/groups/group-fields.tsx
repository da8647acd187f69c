import { userGroups } from '@hdoc/contract/people/groups.ts'
import { MultiSelect } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { groupRoleOptionsQuery } from '../../entities/groups/queries.ts'
import { say } from '../../lib/i18n.ts'
import { FieldGrid, Place } from '../../ui/form/field-grid.tsx'
import { ResourceField } from '../../ui/form/resource-field.tsx'
import type { GroupFormValues } from './group-values.ts'
import { NoticesEditor } from './notices-editor.tsx'

type Name = keyof typeof userGroups.inputs

/** The fields of a department, all of the specification. */
export function GroupFields({ form }: { form: UseFormReturnType<GroupFormValues> }) {
  const { t } = useTranslation()
  const roles = useQuery(groupRoleOptionsQuery({ q: '' })).data ?? []
  const { role_ids: roleIds, notice_types: noticeTypes } = form.getValues()
  const field = (name: Name, more: Partial<Parameters<typeof ResourceField>[0]> = {}) => {
    const input = userGroups.inputs[name]
    return input && <ResourceField input={input} binding={form.getInputProps(name)} {...more} />
  }
  const roleInput = userGroups.inputs.role_ids
  return (
    <>
      <FieldGrid>
        <Place width="wide">{field('name', { required: true, autoFocus: true })}</Place>
        <Place width="third">{field('short_name')}</Place>
        <Place width="half">{field('service_name')}</Place>
        <Place width="half">{field('department_name')}</Place>
        <Place width="half">{field('email')}</Place>
        <Place width="half">{field('address')}</Place>
        <Place width="half">{field('phone')}</Place>
        <Place width="half">{field('description')}</Place>
        <Place width="half">
          <MultiSelect
            data-path="role_ids"
            label={roleInput && say(roleInput.label)}
            description={roleInput?.help && say(roleInput.help)}
            error={form.getInputProps('role_ids').error}
            data={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={roleIds.map(String)}
            onChange={(ids) => form.setFieldValue('role_ids', ids.map(Number))}
            clearable
            clearButtonProps={{ 'aria-label': t('ui.clear') }}
          />
        </Place>
        <Place>{field('active')}</Place>
      </FieldGrid>
      <NoticesEditor value={noticeTypes} onChange={(value) => form.setFieldValue('notice_types', value)} />
    </>
  )
}
