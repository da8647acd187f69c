import type { UserForm } from '@hdoc/contract/people/user-calls.ts'
import { users } from '@hdoc/contract/people/users.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { PasswordInput, Radio } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedUser } from '../../entities/people/user-place.ts'
import { PermissionPicker } from '../../entities/rights/permission-picker.tsx'
import { say } from '../../lib/languages/i18n.ts'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { fieldsOf } from '../../ui/form/resource/fields-of.tsx'
import { GivenChoices } from './given-choices.tsx'
import { GroupEntries } from './group-entries.tsx'
import type { UserFormValues } from './user-values.ts'
import styles from './users.module.css'

type Form = UseFormReturnType<UserFormValues>
type Props = {
  form: Form
  choices: UserForm
  user: ListedUser | undefined
  /** Further actions with the account, shown after its own fields. */
  children?: ReactNode
}

/** How a new person gets a password: by invitation, or typed here. */
function Entry({ form, minimum }: { form: Form; minimum: number }) {
  const { t } = useTranslation()
  const { password, password_confirmation: again } = users.inputs
  return (
    <fieldset className={styles.section}>
      <legend>{t('users.entry')}</legend>
      <Radio.Group key={form.key('entry')} {...form.getInputProps('entry')} aria-label={t('users.entry')}>
        <div className={styles.radios}>
          <Radio value="invite" label={t('users.entry_invite')} />
          <Radio value="password" label={t('users.entry_password')} />
        </div>
      </Radio.Group>
      {form.getValues().entry === 'invite' ? (
        <p className={styles.quiet}>{t('users.entry_invite_help')}</p>
      ) : (
        <FieldGrid>
          <Place width="half">
            <PasswordInput
              required
              autoComplete="new-password"
              label={password && say(password.label)}
              description={t('users.password_help', { count: minimum })}
              key={form.key('password')}
              {...form.getInputProps('password')}
            />
          </Place>
          <Place width="half">
            <PasswordInput
              required
              autoComplete="new-password"
              label={again && say(again.label)}
              description={t('users.password_again_help')}
              key={form.key('password_confirmation')}
              {...form.getInputProps('password_confirmation')}
            />
          </Place>
        </FieldGrid>
      )}
    </fieldset>
  )
}

/**
 * Roles, bundles and single rights of the person. What the caller may not give is shown, but cannot be
 * chosen.
 */
function Rights({ form, choices }: Pick<Props, 'form' | 'choices'>) {
  const { t } = useTranslation()
  const { permissions } = form.getValues()
  const grantable = new Set(choices.permissions.filter((one) => one.may_give).map(({ name }) => name))
  const { error, onChange } = form.getInputProps('permissions')
  return (
    <fieldset className={styles.section}>
      <legend>{t('users.rights_part')}</legend>
      <GivenChoices form={form} name="role_ids" choices={choices.roles} />
      {choices.bundles.length > 0 && <GivenChoices form={form} name="bundle_ids" choices={choices.bundles} />}
      <details className={styles.more} open={permissions.length > 0 || Boolean(error)}>
        <summary>{t('users.own_permissions')}</summary>
        <PermissionPicker
          label={users.inputs.permissions ? say(users.inputs.permissions.label) : ''}
          value={permissions as Permission[]}
          onChange={onChange}
          error={error}
          isGrantable={(one) => grantable.has(one)}
        />
      </details>
    </fieldset>
  )
}

/** All fields of a person. */
export function UserFields({ form, choices, user, children }: Props) {
  const { t } = useTranslation()
  const field = fieldsOf(users, form)
  const inUse = user?.state === 'active' || user?.state === 'inactive'
  return (
    <>
      <FieldGrid>
        <Place width="half">{field('name')}</Place>
        <Place width="half">{field('email')}</Place>
        <Place width="third">{field('username')}</Place>
        <Place width="third">{field('job_title')}</Place>
        <Place width="third">{field('phone')}</Place>
        <Place width="half">
          {field('is_admin', {
            disabled: !choices.may_make_admin,
            ...(!choices.may_make_admin && { help: t('users.admin_only') }),
          })}
        </Place>
        {inUse && <Place width="half">{field('active', { help: t('users.active_help') })}</Place>}
      </FieldGrid>
      {!user && <Entry form={form} minimum={choices.password_min_length} />}
      {children}
      <GroupEntries form={form} choices={choices} user={user} />
      <Rights form={form} choices={choices} />
    </>
  )
}
