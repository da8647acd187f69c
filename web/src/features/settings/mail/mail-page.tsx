import '../../../lib/languages/own/administration/settings-texts.ts'
import { patchOf } from '@hdoc/contract/calls/resource.ts'
import { type MailSection, mailValues, settingCalls } from '@hdoc/contract/settings/settings.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { GuardedButton } from '../../../ui/action/guarded-button.tsx'
import { useAction } from '../../../ui/action/use-action.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { FieldGrid, Place } from '../../../ui/form/field/field-grid.tsx'
import { mailQuery } from '../queries.ts'
import { SectionForm } from '../section-form.tsx'
import { SectionLoader } from '../section-loader.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { SettingsPart } from '../settings-part.tsx'
import { useSectionForm } from '../use-section-form.ts'

type MailFormValues = MailSection['values']
type Props = {
  section: MailSection
  draft: Partial<MailFormValues> | undefined
  put: (section: MailSection) => void
  renew: (draft: Partial<MailFormValues>) => void
}
const schema = patchOf(mailValues)
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

function TestMail({ section, isDirty }: { section: MailSection; isDirty: boolean }) {
  const { t } = useTranslation()
  const address = section.own_address
  const send = useAction({
    call: () => call(settingCalls.testMail, { body: {} as never }),
    changes: [],
    said: () => t('settings.test_sent', { address }),
  })
  return (
    <SettingsPart title={t('settings.test')} text={t('settings.test_text', { address })}>
      {!section.delivers && <Note kind="info">{t('settings.test_outbox')}</Note>}
      <div>
        <GuardedButton
          variant="default"
          leftSection={<IconSend size={16} />}
          allowed={!isDirty}
          reason={t('settings.test_unsaved')}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          {t('settings.test_send')}
        </GuardedButton>
      </div>
    </SettingsPart>
  )
}

function MailForm({ section, draft, put, renew }: Props) {
  const { t } = useTranslation()
  const { version, sender_address: address } = section
  const held = useSectionForm({
    schema,
    initial: section.values,
    draft,
    save: (values) => call(settingCalls.updateMail, { body: { values, version } }),
    onSaved: ({ data }) => put(data),
  })
  const { form } = held.schemaForm
  return (
    <SectionForm section={held} onRenew={renew}>
      <SettingsPart title={t('settings.mail')} text={t('settings.mail_text')}>
        <FieldGrid>
          <Place width="half">
            <TextInput
              key={form.key('from_name')}
              {...form.getInputProps('from_name')}
              label={t('settings.f.from_name')}
              description={t('settings.from_help', { address })}
            />
          </Place>
          <Place width="half">
            <TextInput
              key={form.key('reply_to')}
              {...form.getInputProps('reply_to')}
              type="email"
              label={t('settings.f.reply_to')}
              description={t('settings.reply_help', { address })}
            />
          </Place>
        </FieldGrid>
      </SettingsPart>
      <SettingsPart title={t('settings.digest')} text={t('settings.digest_text')}>
        <FieldGrid>
          <Place width="third">
            <NativeSelect
              data-path="digest_hour"
              label={t('settings.f.digest_hour')}
              data={hours}
              value={String(form.getValues().digest_hour)}
              error={form.errors.digest_hour}
              onChange={({ currentTarget }) => form.setFieldValue('digest_hour', Number(currentTarget.value))}
            />
          </Place>
        </FieldGrid>
      </SettingsPart>
      <TestMail section={section} isDirty={Object.keys(held.changes()).length > 0} />
    </SectionForm>
  )
}

/** The sender of the institution's mails. */
export function MailPage() {
  return (
    <SettingsFrame section="mail">
      <SectionLoader query={mailQuery}>
        {(section, around) => <MailForm section={section} {...around} />}
      </SectionLoader>
    </SettingsFrame>
  )
}
