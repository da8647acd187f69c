import '../../../lib/languages/own/administration/settings-texts.ts'
import { patchOf } from '@hdoc/contract/calls/resource.ts'
import { type SecuritySection, securityValues, settingCalls } from '@hdoc/contract/settings/settings.ts'
import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { isInDocumentSystem } from '../../../entities/session/may.ts'
import { useSession } from '../../../entities/session/session-store.ts'
import { call } from '../../../lib/calls/call.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { SectionForm } from '../section-form.tsx'
import { SettingsPart } from '../settings-part.tsx'
import { useSectionForm } from '../use-section-form.ts'
import type { SecurityFormValues } from './security-values.ts'
import { SessionFields } from './session-fields.tsx'

type Props = {
  section: SecuritySection
  draft: Partial<SecurityFormValues> | undefined
  put: (section: SecuritySection) => void
  renew: (draft: Partial<SecurityFormValues>) => void
}
const schema = patchOf(securityValues)

function FactorPart({
  section,
  form,
}: {
  section: SecuritySection
  form: UseFormReturnType<SecurityFormValues>
}) {
  const { t } = useTranslation()
  const { without_second_factor: without, active_people: total, own_second_factor: own } = section
  const isAsked = form.getValues().second_factor_required
  const isNew = isAsked && !section.values.second_factor_required
  const count = { count: without, figure: formatNumber(without), total: formatNumber(total) }
  return (
    <SettingsPart title={t('settings.factor')} text={t('settings.factor_help')}>
      <Checkbox
        key={form.key('second_factor_required')}
        {...form.getInputProps('second_factor_required', { type: 'checkbox' })}
        label={t('settings.f.second_factor_required')}
      />
      {isAsked && (
        <Note kind={without > 0 ? 'warn' : 'ok'} role="status">
          {without > 0 ? t('settings.factor_without', count) : t('settings.factor_all')}
          {isNew && !own && <p>{t('settings.factor_self')}</p>}
        </Note>
      )}
    </SettingsPart>
  )
}

/** Sign-up, second factor and session limits of the institution, or of the platform's own people. */
export function SecurityForm({ section, draft, put, renew }: Props) {
  const { t } = useTranslation()
  const { user } = useSession()
  const { version } = section
  const held = useSectionForm({
    schema,
    initial: section.values,
    draft,
    save: (values) => call(settingCalls.updateSecurity, { body: { values, version } }),
    onSaved: ({ data }) => put(data),
  })
  const { form } = held.schemaForm
  return (
    <SectionForm section={held} onRenew={renew}>
      {user && isInDocumentSystem(user) && (
        <SettingsPart title={t('settings.signup')} text={t('settings.signup_help')}>
          <Checkbox
            key={form.key('signup')}
            {...form.getInputProps('signup', { type: 'checkbox' })}
            label={t('settings.f.signup')}
          />
        </SettingsPart>
      )}
      <FactorPart section={section} form={form} />
      <SessionFields form={form} limits={section.limits} />
    </SectionForm>
  )
}
