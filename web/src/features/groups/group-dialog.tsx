import type { BodyIn } from '@hdoc/contract/endpoint.ts'
import { groupCalls, type UserGroup, userGroups } from '@hdoc/contract/groups.ts'
import { patchOf } from '@hdoc/contract/resource.ts'
import { Button } from '@mantine/core'
import { IconTrash, IconUsers } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { groupsKey } from '../../entities/groups/queries.ts'
import { call } from '../../lib/api.ts'
import { formatNumber } from '../../lib/format.ts'
import { say } from '../../lib/i18n.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { changedValues } from '../../ui/form/changed-values.ts'
import { DeleteDialog } from '../../ui/form/delete-dialog.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useGo } from '../../ui/use-go.ts'
import { GroupFields } from './group-fields.tsx'
import { type GroupFormValues, newGroup, valuesOfGroup } from './group-values.ts'
import styles from './groups.module.css'

type Props = { group: UserGroup | undefined; withPeople: boolean; onClose: () => void }

const labelOf = (path: string): string | undefined => {
  const input = Object.hasOwn(userGroups.inputs, path)
    ? userGroups.inputs[path as keyof typeof userGroups.inputs]
    : undefined
  return input && say(input.label)
}

/** Creates a department or changes one; closing one with people asks first. */
export function GroupDialog({ group, withPeople, onClose }: Props) {
  const { t } = useTranslation()
  const go = useGo()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<'delete' | 'close'>()
  const before = group && valuesOfGroup(group)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: groupsKey })
  const schemaForm = useSchemaForm({
    schema: group ? patchOf(userGroups.values) : userGroups.values,
    initial: before ?? newGroup,
    toValues: (values: GroupFormValues) => (before ? changedValues(before, values) : values),
    save: (values) =>
      group
        ? call(userGroups.calls.update, { body: { id: group.id, values, version: group.version } })
        : call(userGroups.calls.add, { body: values as BodyIn<typeof userGroups.calls.add> }),
    onSaved: ({ data }) => {
      refresh()
      toast({ kind: 'success', message: t('groups.saved', { name: data.name }) })
      onClose()
    },
  })
  const closes = group?.active === true && group.members > 0 && !schemaForm.form.getValues().active
  const asking = { ...schemaForm, submit: () => (closes ? setAsked('close') : schemaForm.submit()) }
  return (
    <>
      <FormDialog
        title={group ? t('groups.edit', { name: group.name }) : t('groups.new')}
        schemaForm={asking}
        labelOf={labelOf}
        onClose={onClose}
        onReload={() => {
          refresh()
          onClose()
        }}
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
              <Button
                size="xs"
                variant="default"
                c="red"
                leftSection={<IconTrash size={14} />}
                onClick={() => setAsked('delete')}
              >
                {t('groups.delete')}
              </Button>
            )}
          </div>
        )}
        <GroupFields form={schemaForm.form} />
      </FormDialog>
      {asked === 'close' && group && (
        <Dialog
          opened
          title={t('groups.close_title', { name: group.name })}
          onClose={() => setAsked(undefined)}
          footer={
            <>
              <Button variant="default" data-autofocus onClick={() => setAsked(undefined)}>
                {t('common.cancel')}
              </Button>
              <Button
                color="red"
                onClick={() => {
                  setAsked(undefined)
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
      {asked === 'delete' && group && (
        <DeleteDialog
          title={t('groups.delete_title', { name: group.name })}
          text={t('groups.delete_text')}
          remove={() => call(groupCalls.delete, { params: { id: group.id } })}
          onDeleted={() => {
            refresh()
            toast({ kind: 'success', message: t('groups.deleted', { name: group.name }) })
            onClose()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
