import { requiredText } from '@hdoc/contract/calls/fields.ts'
import { idSchema } from '@hdoc/contract/calls/resource.ts'
import type { UserForm } from '@hdoc/contract/people/user-calls.ts'
import { userGroupEntry } from '@hdoc/contract/people/users.ts'
import { Radio } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { ListedUser, UserPlace } from '../../entities/people/user-place.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { ReasonField } from '../../ui/form/field/reason-field.tsx'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { GivenChoices } from './given-choices.tsx'
import { GroupEntries } from './group-entries.tsx'
import { newUser, type UserFormValues } from './user-values.ts'
import styles from './users.module.css'

type Props = { place: UserPlace; form: UserForm; user: ListedUser; onClose: () => void }
type Values = UserFormValues & { decision: 'accept' | 'refuse'; reason: string }

const schema = z.discriminatedUnion('decision', [
  z.object({
    decision: z.literal('accept'),
    groups: z.array(userGroupEntry),
    role_ids: z.array(idSchema),
  }),
  z.object({ decision: z.literal('refuse'), reason: requiredText(1000) }),
])

function Asked({ user }: { user: ListedUser }) {
  const { t } = useTranslation()
  const facts = [
    [t('users.asked_name'), user.name],
    [t('users.asked_email'), user.email],
    [t('users.asked_username'), user.username],
    [t('users.asked_phone'), user.phone || '–'],
    [t('users.asked_at'), formatDateTime(user.created_at)],
    ...(user.institution_name ? [[t('users.institution'), user.institution_name]] : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * Accepts a person who asked for an account, with departments and roles, or refuses them with a reason that
 * they are told.
 */
export function DecideDialog({ place, form: choices, user, onClose }: Props) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema,
    initial: { ...newUser, decision: 'accept', reason: '' } as Values,
    save: (values) =>
      values.decision === 'refuse'
        ? place.refuse(user, values.reason)
        : place.accept(user, {
            // The first department is the one they work in.
            groups: [...values.groups]
              .sort((a, b) => Number(b.is_default) - Number(a.is_default))
              .map(({ group_id, group_role_id }) => ({ group_id, group_role_id })),
            role_ids: values.role_ids,
          }),
    changes: [{ what: 'user.changed', id: user.id }],
    said: (_answer, { decision }) =>
      t(decision === 'accept' ? 'users.accepted' : 'users.refused', { name: user.name }),
    onSaved: onClose,
  })
  const { form } = schemaForm
  // Departments and roles are chosen with the fields of the person's form, so this form is typed as that one.
  const asUser = form as unknown as UseFormReturnType<UserFormValues>
  const accepts = form.getValues().decision === 'accept'
  return (
    <FormDialog
      title={t('users.decide_title', { name: user.name })}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'reason' ? t('users.reason') : undefined)}
      saveLabel={t(accepts ? 'users.accept' : 'users.refuse')}
      destructive={!accepts}
      onClose={onClose}
    >
      <Asked user={user} />
      <Radio.Group key={form.key('decision')} {...form.getInputProps('decision')} label={t('users.decision')}>
        <div className={styles.radios}>
          <Radio value="accept" label={t('users.accept')} />
          <Radio value="refuse" label={t('users.refuse')} />
        </div>
      </Radio.Group>
      {accepts ? (
        <>
          <GroupEntries form={asUser} choices={choices} user={undefined} />
          <GivenChoices form={asUser} name="role_ids" choices={choices.roles} />
        </>
      ) : (
        <ReasonField
          form={form}
          required
          autosize
          minRows={3}
          label={t('users.reason')}
          description={t('users.reason_help')}
        />
      )}
    </FormDialog>
  )
}
