import { patchOf } from '@hdoc/contract/calls/resource.ts'
import {
  type InstitutionSection,
  ownInstitutionValues,
  settingCalls,
} from '@hdoc/contract/settings/settings.ts'
import { call } from '../../../lib/calls/call.ts'
import { institutionQuery } from '../queries.ts'
import { SectionForm } from '../section-form.tsx'
import { SectionLoader } from '../section-loader.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { useSectionForm } from '../use-section-form.ts'
import { ContactFields } from './contact-fields.tsx'
import { FreeDaysEditor } from './free-days-editor.tsx'
import { HoursEditor } from './hours-editor.tsx'
import type { InstitutionFormValues } from './institution-values.ts'
import { MapPart } from './map-part.tsx'
import { NameFields } from './name-fields.tsx'

type Props = {
  section: InstitutionSection
  draft: Partial<InstitutionFormValues> | undefined
  put: (section: InstitutionSection) => void
  renew: (draft: Partial<InstitutionFormValues>) => void
}
const schema = patchOf(ownInstitutionValues)

function InstitutionForm({ section, draft, put, renew }: Props) {
  const { version } = section
  const held = useSectionForm({
    schema,
    initial: section.values,
    draft,
    save: (values) => call(settingCalls.updateInstitution, { body: { values, version } }),
    onSaved: ({ data }) => put(data),
  })
  const { form } = held.schemaForm
  return (
    <SectionForm section={held} onRenew={renew}>
      <NameFields form={form} />
      <ContactFields form={form} />
      <HoursEditor form={form} />
      <FreeDaysEditor form={form} />
      <MapPart form={form} />
    </SectionForm>
  )
}

/** `/admin/settings/institute`: what the institution is, where it is, and when it works. */
export function InstitutionPage() {
  return (
    <SettingsFrame section="institution">
      <SectionLoader query={institutionQuery}>
        {(section, around) => <InstitutionForm section={section} {...around} />}
      </SectionLoader>
    </SettingsFrame>
  )
}
