import { patchOf } from '@hdoc/contract/calls/resource.ts'
import type { UserForm } from '@hdoc/contract/people/user-calls.ts'
import { users } from '@hdoc/contract/people/users.ts'
import { useTranslation } from 'react-i18next'
import type { ListedUser, NewUser, UserChange, UserPlace } from '../../entities/people/user-place.ts'
import type { Change } from '../../lib/queries/change.ts'
import { useRefresh } from '../../ui/action/use-refresh.ts'
import { useReload } from '../../ui/action/use-reload.ts'
import { labelOfInput } from '../../ui/form/field/label-of-input.ts'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useKeep } from '../../ui/form/state/kept-row.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { AccountActions } from './account-actions.tsx'
import type { Opened } from './opened.ts'
import { UserFields } from './user-fields.tsx'
import { bodyOfUser, newUser, type UserFormValues, valuesOfUser } from './user-values.ts'

type Props = {
  place: UserPlace
  form: UserForm
  user: ListedUser | undefined
  onOpen: (opened: Opened) => void
  onClose: () => void
}

const changes: Change[] = [{ what: 'user.changed' }]
const labelOf = labelOfInput(users.inputs)

/** Creates a person, by invitation or with a password, or changes one. */
export function UserDialog({ place, form: choices, user, onOpen, onClose }: Props) {
  const { t } = useTranslation()
  const refresh = useRefresh()
  const onReload = useReload(changes, onClose)
  const keep = useKeep<ListedUser>()
  const before = user && valuesOfUser(user)
  const schemaForm = useSchemaForm({
    schema: user ? patchOf(users.values) : users.values,
    initial: before ?? newUser,
    toValues: (values: UserFormValues) => bodyOfUser(before, values),
    save: async (values) => {
      if (user) return place.update(user, values as UserChange)
      if (!place.add) throw new Error('nobody is created here')
      return place.add(values as NewUser)
    },
    changes,
    said: ({ data }) => {
      const said = !user && data.state === 'invited' ? 'users.invited' : 'users.saved'
      return t(said, { name: data.name, email: data.email })
    },
    onSaved: onClose,
  })
  const keptOn = async (before: ListedUser): Promise<UserFormValues> => {
    const now = await place.get(before)
    keep(now)
    refresh(changes)
    return valuesOfUser(now)
  }
  const invites = !user && schemaForm.form.getValues().entry === 'invite'
  return (
    <FormDialog
      title={user ? t('users.edit_title', { name: user.name }) : t('users.new_title')}
      schemaForm={schemaForm}
      labelOf={labelOf}
      {...(invites && { saveLabel: t('users.invite') })}
      onClose={onClose}
      onReload={onReload}
      {...(user && { onKeep: () => keptOn(user) })}
    >
      <UserFields form={schemaForm.form} choices={choices} user={user}>
        {user && <AccountActions {...{ place, user, onOpen, onClose }} />}
      </UserFields>
    </FormDialog>
  )
}
