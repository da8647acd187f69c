import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import { type Profile, profileValues } from '@hdoc/contract/accounts/profile.ts'
import { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { profileQuery } from '../../entities/profile/queries.ts'
import { refreshSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/calls/call.ts'
import type { Change } from '../../lib/queries/change.ts'
import { usePageKeys } from '../../ui/dialog/use-page-keys.ts'
import { Card } from '../../ui/display/card.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { FormNotes } from '../../ui/form/frame/form-notes.tsx'
import { useLeaveGuard } from '../../ui/form/frame/use-leave-guard.tsx'
import { changedValues } from '../../ui/form/state/changed-values.ts'
import { tellFailure } from '../../ui/form/state/tell-failure.ts'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { OwnFacts } from './own-facts.tsx'
import { PicturePart } from './picture-part.tsx'
import styles from './profile.module.css'

type FormValues = { name: string; phone: string; default_group_id: string }

const changes: Change[] = [{ what: 'profile.changed' }]
const valuesOf = (profile: Profile): FormValues => ({
  name: profile.name,
  phone: profile.phone,
  default_group_id: String(profile.groups.find(({ is_default }) => is_default)?.id ?? ''),
})

/** Picture, name, phone and default group; beside them what the person cannot change alone. */
export function PersonalCard({ profile, user }: { profile: Profile; user: CurrentUser }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  // The form goes on from the profile it began with, whatever a refetch brings: what was not touched here would be
  // sent over what an administrator has changed meanwhile. Another picture is no reason for a conflict.
  const [begun, setBegun] = useState(profile)
  const isSame = Object.keys(changedValues(valuesOf(begun), valuesOf(profile))).length === 0
  const { version } = isSame ? profile : begun
  const latest = async () => {
    const now = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })
    setBegun(now)
    return valuesOf(now)
  }
  const schemaForm = useSchemaForm({
    schema: profileValues,
    initial: valuesOf(profile),
    toValues: (form: FormValues) => ({
      ...form,
      default_group_id: form.default_group_id === '' ? null : Number(form.default_group_id),
    }),
    save: (values) => call(profileCalls.update, { body: { version, values } }),
    changes,
    said: () => t('profile.saved'),
    onSaved: async ({ data }) => {
      queryClient.setQueryData(profileQuery.queryKey, data)
      setBegun(data)
      schemaForm.begin(valuesOf(data))
      await refreshSession()
    },
  })
  const { form, busy, submit, rebase, rootRef, check } = schemaForm
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
      <FormFrame submit={submit} ref={rootRef}>
        <FormNotes
          schemaForm={schemaForm}
          labelOf={(path) => labels[path as keyof typeof labels]}
          onKeep={latest}
          onReload={() =>
            void latest().then((now) => {
              form.setValues(valuesOf(begun))
              rebase(now)
            }, tellFailure)
          }
        />
        <FieldGrid>
          <Place width="half">
            <TextInput
              key={form.key('name')}
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
              key={form.key('phone')}
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
                key={form.key('default_group_id')}
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
      </FormFrame>
      <OwnFacts profile={profile} />
      {leaving}
    </Card>
  )
}
