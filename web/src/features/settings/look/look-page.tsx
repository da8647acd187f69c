import '../../../lib/languages/own/administration/settings-texts.ts'
import { patchOf } from '@hdoc/contract/calls/resource.ts'
import { type LookSection, lookValues, settingCalls } from '@hdoc/contract/settings/settings.ts'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { lookQuery } from '../queries.ts'
import { SectionForm } from '../section-form.tsx'
import { SectionLoader } from '../section-loader.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { SettingsPart } from '../settings-part.tsx'
import { useSectionForm } from '../use-section-form.ts'
import { ColorField } from './color-field.tsx'
import type { LookFormValues } from './look-values.ts'
import { PictureCard } from './picture-card.tsx'

type Props = {
  section: LookSection
  draft: Partial<LookFormValues> | undefined
  put: (section: LookSection) => void
  renew: (draft?: Partial<LookFormValues>) => void
}
const schema = patchOf(lookValues)

function LookForm({ section, draft, put, renew }: Props) {
  const { t } = useTranslation()
  const { version } = section
  const held = useSectionForm({
    schema,
    initial: section.values,
    draft,
    save: (values) => call(settingCalls.updateLook, { body: { values, version } }),
    onSaved: ({ data }) => put(data),
  })
  // A picture is saved by itself. A colour that is still being chosen stays in the form.
  const onPicture = () => renew(held.changes())
  return (
    <SectionForm section={held} onRenew={renew}>
      <SettingsPart title={t('settings.pictures')}>
        <PictureCard kind="coat_of_arms" address={section.coat_of_arms} onSaved={onPicture} />
        <PictureCard kind="logo" address={section.logo} onSaved={onPicture} />
      </SettingsPart>
      <SettingsPart title={t('settings.color')} text={t('settings.color_text')}>
        <ColorField form={held.schemaForm.form} />
      </SettingsPart>
    </SectionForm>
  )
}

/** The looks of the institution: pictures and colour. */
export function LookPage() {
  return (
    <SettingsFrame section="look">
      <SectionLoader query={lookQuery}>
        {(section, { renew, ...around }) => (
          <LookForm section={section} renew={(draft) => renew(draft ?? {})} {...around} />
        )}
      </SectionLoader>
    </SettingsFrame>
  )
}
