import type { UserForm } from '@hdoc/contract/people/user-calls.ts'
import { type UserGroupEntry, users } from '@hdoc/contract/people/users.ts'
import { ActionIcon, NativeSelect, Radio } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ListedUser } from '../../entities/people/user-place.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import { rolesFor } from './roles-for.ts'
import type { UserFormValues } from './user-values.ts'
import styles from './users.module.css'

type Props = {
  form: UseFormReturnType<UserFormValues>
  choices: UserForm
  user: ListedUser | undefined
}

/** The departments of a person, the role in each, and the one they work in after signing in. */
export function GroupEntries({ form, choices, user }: Props) {
  const { t } = useTranslation()
  const { groups } = form.getValues()
  const { error } = form.getInputProps('groups')
  const set = (entries: UserGroupEntry[]) => form.setFieldValue('groups', entries)
  const put = (id: number, part: Partial<UserGroupEntry>) =>
    set(groups.map((one) => (one.group_id === id ? { ...one, ...part } : one)))
  const nameOf = (id: number) =>
    choices.groups.find((one) => one.id === id)?.name ??
    user?.groups.find(({ group_id }) => group_id === id)?.group_name ??
    String(id)
  const add = (id: number) => {
    const role = rolesFor(choices, id).find((one) => one.may_give)
    if (role) set([...groups, { group_id: id, group_role_id: role.id, is_default: groups.length === 0 }])
  }
  const remove = (id: number) => {
    const rest = groups.filter((one) => one.group_id !== id)
    const hasDefault = rest.some((one) => one.is_default)
    set(hasDefault ? rest : rest.map((one, n) => ({ ...one, is_default: n === 0 })))
  }
  const free = choices.groups.filter(({ id }) => !groups.some(({ group_id }) => group_id === id))
  const label = users.inputs.groups ? say(users.inputs.groups.label) : ''
  return (
    <fieldset className={styles.section} data-path="groups" tabIndex={-1}>
      <legend>{label}</legend>
      {groups.length === 0 && <p className={styles.quiet}>{t('users.no_groups')}</p>}
      {groups.length > 0 && (
        <table className={styles.rows}>
          <thead>
            <tr>
              <th>{t('users.group')}</th>
              <th>{t('users.group_role')}</th>
              <th colSpan={2}>{t('users.default_group')}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((entry) => {
              const name = nameOf(entry.group_id)
              return (
                <tr key={entry.group_id}>
                  <td>{name}</td>
                  <td>
                    <NativeSelect
                      aria-label={t('users.group_role_of', { name })}
                      value={String(entry.group_role_id)}
                      data={rolesFor(choices, entry.group_id, entry.group_role_id).map((one) => ({
                        value: String(one.id),
                        label: one.name,
                        disabled: !one.may_give && one.id !== entry.group_role_id,
                      }))}
                      onChange={(event) =>
                        put(entry.group_id, { group_role_id: Number(event.currentTarget.value) })
                      }
                    />
                  </td>
                  <td>
                    <Radio
                      name="default-group"
                      aria-label={t('users.default_group_of', { name })}
                      checked={entry.is_default}
                      onChange={() =>
                        set(groups.map((one) => ({ ...one, is_default: one.group_id === entry.group_id })))
                      }
                    />
                  </td>
                  <td>
                    <ActionIcon
                      size={24}
                      aria-label={t('users.leave_group', { name })}
                      onClick={() => remove(entry.group_id)}
                    >
                      <IconX size={14} />
                    </ActionIcon>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
      {free.length > 0 && (
        <Choice
          className={styles.add}
          aria-label={t('users.join_group')}
          placeholder={t('users.join_group')}
          data={free.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={null}
          onChange={(id) => id !== null && add(Number(id))}
        />
      )}
      {error && <div className={styles.error}>{error}</div>}
    </fieldset>
  )
}
