import { groupRoles } from '@hdoc/contract/people/group-roles.ts'
import { useTranslation } from 'react-i18next'
import { ResourcePage } from '../../entities/resource/resource-page.tsx'
import { GroupRoleDialog } from './group-role-dialog.tsx'

/** `/user-groups/roles`: the roles that people can have in a department, `Director` among them. */
export function GroupRolesPage() {
  const { t } = useTranslation()
  return (
    <ResourcePage
      resource={groupRoles}
      trail={[{ label: t('groups.administration') }, { label: t('groups.title'), to: '/user-groups' }]}
      widths={{ name: '30%', description: '40%' }}
      dialog={GroupRoleDialog}
    />
  )
}
