import { groupCalls, type UserGroup, userGroups } from '@hdoc/contract/people/groups.ts'
import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupsKey } from '../../entities/groups/queries.ts'
import { call } from '../../lib/api.ts'
import { formatNumber } from '../../lib/format.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useGo } from '../../ui/display/use-go.ts'
import { DeleteButton } from '../../ui/form/delete-button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useResourceForm } from '../../ui/form/use-resource-form.ts'
import { GroupFields } from './group-fields.tsx'
import { newGroup, valuesOfGroup } from './group-values.ts'
import styles from './groups.module.css'

type Props = { group: UserGroup | undefined; withPeople: boolean; onClose: () => void }

/** Creates a department or changes one. Closing a department that has people asks first. */
export function GroupDialog({ group, withPeople, onClose }: Props) {
  const { t } = useTranslation()
  const go = useGo()
  const [closing, setClosing] = useState(false)
  const { schemaForm, dialog } = useResourceForm({
    resource: userGroups,
    row: group,
    valuesOf: valuesOfGroup,
    blank: newGroup,
    shownBy: [groupsKey],
    said: ({ name }) => t('groups.saved', { name }),
    onClose,
  })
  const closes = group?.active === true && group.members > 0 && !schemaForm.form.getValues().active
  const asking = { ...schemaForm, submit: () => (closes ? setClosing(true) : schemaForm.submit()) }
  return (
    <>
      <FormDialog
        title={group ? t('groups.edit', { name: group.name }) : t('groups.new')}
        {...dialog}
        schemaForm={asking}
      >
        {group && (
          <div className={styles.tools}>
            {withPeople && (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconUsers size={14} />}
                onClick={() => go(`/user-groups/users/${group.id}`)}
              >
                {t('groups.people')}: {formatNumber(group.members)}
              </Button>
            )}
            {group.can.delete && (
              <DeleteButton
                label={t('groups.delete')}
                title={t('groups.delete_title', { name: group.name })}
                text={t('groups.delete_text')}
                remove={() => call(groupCalls.delete, { params: { id: group.id } })}
                said={t('groups.deleted', { name: group.name })}
                onDeleted={dialog.onReload}
              />
            )}
          </div>
        )}
        <GroupFields form={schemaForm.form} />
      </FormDialog>
      {closing && group && (
        <Dialog
          opened
          title={t('groups.close_title', { name: group.name })}
          onClose={() => setClosing(false)}
          footer={
            <>
              <Button variant="default" data-autofocus onClick={() => setClosing(false)}>
                {t('common.cancel')}
              </Button>
              <Button
                color="red"
                onClick={() => {
                  setClosing(false)
                  schemaForm.submit()
                }}
              >
                {t('groups.close')}
              </Button>
            </>
          }
        >
          <p>{t('groups.close_text', { count: group.members, figure: formatNumber(group.members) })}</p>
        </Dialog>
      )}
    </>
  )
}
