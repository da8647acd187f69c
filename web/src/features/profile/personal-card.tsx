import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import { type Profile, profileCalls, profileValues } from '@hdoc/contract/accounts/profile.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { profileKey, profileQuery } from '../../entities/profile/queries.ts'
import { refreshSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/api.ts'
import { Card } from '../../ui/display/card.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FieldGrid, Place } from '../../ui/form/field-grid.tsx'
import { FormNotes } from '../../ui/form/form-notes.tsx'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { usePageKeys } from '../../ui/shell/use-page-keys.ts'
import { OwnFacts } from './own-facts.tsx'
import { PicturePart } from './picture-part.tsx'
import styles from './profile.module.css'

type FormValues = { name: string; phone: string; default_group_id: string }

const valuesOf = (profile: Profile): FormValues => ({
  name: profile.name,
  phone: profile.phone,
  default_group_id: String(profile.groups.find(({ is_default }) => is_default)?.id ?? ''),
})

/** Picture, name, phone and default group; beside them what the person cannot change alone. */
export function PersonalCard({ profile, user }: { profile: Profile; user: CurrentUser }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const schemaForm = useSchemaForm({
    schema: profileValues,
    initial: valuesOf(profile),
    toValues: (form: FormValues) => ({
      ...form,
      default_group_id: form.default_group_id === '' ? null : Number(form.default_group_id),
    }),
    save: (values) => call(profileCalls.update, { body: { version: profile.version, values } }),
    onSaved: async ({ data }) => {
      queryClient.setQueryData(profileQuery.queryKey, data)
      schemaForm.form.setValues(valuesOf(data))
      schemaForm.form.resetDirty(valuesOf(data))
      toast({ kind: 'success', message: t('profile.saved') })
      await refreshSession()
      await queryClient.invalidateQueries({ queryKey: profileKey })
    },
  })
  const { form, busy, submit, rootRef, check } = schemaForm
  usePageKeys([['mod+S', () => form.isDirty() && submit()]], [])
  const leaving = useLeaveGuard(form.isDirty() && !busy)
  const labels = {
    name: t('profile.name'),
    phone: t('profile.phone'),
    default_group_id: t('profile.default_group'),
  }
  return (
    <Card title={t('profile.personal')}>
      <PicturePart user={user} />
      <form
        ref={rootRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FormNotes
          schemaForm={schemaForm}
          labelOf={(path) => labels[path as keyof typeof labels]}
          onReload={() => void queryClient.invalidateQueries({ queryKey: profileKey })}
        />
        <FieldGrid>
          <Place width="half">
            <TextInput
              {...form.getInputProps('name')}
              label={labels.name}
              name="name"
              required
              autoComplete="name"
              maxLength={200}
            />
          </Place>
          <Place width="half">
            <TextInput
              {...form.getInputProps('phone')}
              label={labels.phone}
              name="phone"
              type="tel"
              autoComplete="tel"
              onBlur={() => check('phone')}
            />
          </Place>
          {profile.groups.length > 1 && (
            <Place>
              <NativeSelect
                {...form.getInputProps('default_group_id')}
                label={labels.default_group_id}
                description={t('profile.default_group_help')}
                name="default_group_id"
                data={profile.groups.map(({ id, name }) => ({ value: String(id), label: name }))}
              />
            </Place>
          )}
        </FieldGrid>
        <Button className={styles.save} type="submit" loading={busy} disabled={!form.isDirty()}>
          {t('common.save')}
        </Button>
      </form>
      <OwnFacts profile={profile} />
      {leaving}
    </Card>
  )
}
