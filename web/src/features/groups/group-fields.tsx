import { type UserGroup, userGroups } from '@hdoc/contract/people/groups.ts'
import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { groupRoleOptionsQuery } from '../../entities/groups/queries.ts'
import { NoticeMatrix } from '../../entities/notifications/notice-matrix.tsx'
import { say } from '../../lib/languages/i18n.ts'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import type { Written } from '../../ui/form/resource/form-resource.ts'
import type { FormParts } from '../../ui/form/resource/use-resource-form.ts'

type Values = Written<z.output<typeof userGroups.values>>

/** The fields of a department, all of the specification. */
export function GroupFields({ form, field }: FormParts<UserGroup, Values>) {
  const { t } = useTranslation()
  const roles = useQuery(groupRoleOptionsQuery({ q: '' })).data ?? []
  const { role_ids: roleIds, notice_types: noticeTypes } = form.getValues()
  const input = userGroups.inputs.role_ids
  return (
    <>
      <FieldGrid>
        <Place width="wide">{field('name')}</Place>
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
            label={input && say(input.label)}
            description={input?.help && say(input.help)}
            error={form.errors.role_ids}
            data={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={roleIds.map(String)}
            onChange={(ids) => form.setFieldValue('role_ids', ids.map(Number))}
            clearable
            clearButtonProps={{ 'aria-label': t('ui.clear') }}
          />
        </Place>
        <Place>{field('active')}</Place>
      </FieldGrid>
      <NoticeMatrix
        legend={t('groups.notices')}
        value={noticeTypes}
        onChange={(value) => form.setFieldValue('notice_types', value)}
      />
    </>
  )
}
