import '../../../lib/languages/own/administration/settings-texts.ts'
import { patchOf } from '@hdoc/contract/calls/resource.ts'
import {
  type OutsideMapKind,
  type OutsideMapSection,
  outsideMapCalls,
  outsideMapKinds,
  outsideMapValues,
} from '@hdoc/contract/portal/outside-map.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { FieldGrid, Place } from '../../../ui/form/field/field-grid.tsx'
import { outsideMapQuery } from '../queries.ts'
import { SectionForm } from '../section-form.tsx'
import { SectionLoader } from '../section-loader.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { SettingsPart } from '../settings-part.tsx'
import { useSectionForm } from '../use-section-form.ts'

type Values = OutsideMapSection['values']
type Props = {
  section: OutsideMapSection
  draft: Partial<Values> | undefined
  put: (section: OutsideMapSection) => void
  renew: (draft: Partial<Values>) => void
}
const schema = patchOf(outsideMapValues)
const fields: Record<OutsideMapKind, readonly Exclude<keyof Values, 'kind'>[]> = {
  none: [],
  tiles: ['tiles_url', 'tiles_attribution'],
  google: ['google_key', 'google_libraries'],
}

function OutsideMapForm({ section, draft, put, renew }: Props) {
  const { t } = useTranslation()
  const held = useSectionForm({
    schema,
    initial: section.values,
    draft,
    save: (values) => call(outsideMapCalls.update, { body: { values, version: section.version } }),
    onSaved: ({ data }) => put(data),
  })
  const { form } = held.schemaForm
  const { kind } = form.getValues()
  return (
    <SectionForm section={held} onRenew={renew}>
      <SettingsPart title={t('settings.outside_map')} text={t('settings.outside_map_help')}>
        <FieldGrid>
          <Place width="half">
            <NativeSelect
              label={t('settings.f.kind')}
              data-path="kind"
              data={outsideMapKinds.map((value) => ({ value, label: t(`settings.outside_map_${value}`) }))}
              value={kind}
              onChange={({ currentTarget: { value } }) =>
                form.setFieldValue('kind', outsideMapKinds.find((one) => one === value) ?? 'none')
              }
            />
          </Place>
          {fields[kind].map((name) => (
            <Place key={name}>
              <TextInput
                key={form.key(name)}
                {...form.getInputProps(name)}
                label={t(`settings.f.${name}`)}
                description={t(`settings.outside_map_${name}_help`)}
                autoComplete="off"
                spellCheck={false}
              />
            </Place>
          ))}
        </FieldGrid>
      </SettingsPart>
    </SectionForm>
  )
}

/** The map of another server that may be opened beside our own. */
export function OutsideMapPage() {
  return (
    <SettingsFrame section="outside_map">
      <SectionLoader query={outsideMapQuery}>
        {(section, around) => <OutsideMapForm section={section} {...around} />}
      </SectionLoader>
    </SettingsFrame>
  )
}
