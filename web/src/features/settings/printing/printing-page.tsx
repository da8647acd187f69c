import '../../../lib/languages/own/administration/settings-texts.ts'
import { patchOf } from '@hdoc/contract/calls/resource.ts'
import { type PrintingSection, printingSettingCalls } from '@hdoc/contract/printing/printing.ts'
import {
  printingValues,
  receiptPaperLabels,
  receiptPapers,
  stampCornerLabels,
  stampCorners,
} from '@hdoc/contract/printing/printing-values.ts'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { FieldGrid, Place } from '../../../ui/form/field/field-grid.tsx'
import { printingQuery } from '../queries.ts'
import { SectionForm } from '../section-form.tsx'
import { SectionLoader } from '../section-loader.tsx'
import { SettingsFrame } from '../settings-frame.tsx'
import { SettingsPart } from '../settings-part.tsx'
import { useSectionForm } from '../use-section-form.ts'
import { labelOfSizeField } from './label-of-size-field.ts'
import { type PrintingFormValues, SizesEditor } from './sizes-editor.tsx'

type Props = {
  section: PrintingSection
  draft: Partial<PrintingFormValues> | undefined
  put: (section: PrintingSection) => void
  renew: (draft: Partial<PrintingFormValues>) => void
}
const schema = patchOf(printingValues)

function PrintingForm({ section, draft, put, renew }: Props) {
  const { t } = useTranslation()
  const held = useSectionForm({
    schema,
    initial: section.values,
    draft,
    save: (values) => call(printingSettingCalls.update, { body: { values, version: section.version } }),
    onSaved: ({ data }) => put(data),
  })
  const { form } = held.schemaForm
  return (
    <SectionForm
      section={held}
      onRenew={renew}
      labelOfPart={(path) => labelOfSizeField(path, form.getValues().label_sizes)}
    >
      <SizesEditor form={form} sample={section.sample} />
      <SettingsPart title={t('printing.other')} text={t('printing.other_text')}>
        <FieldGrid>
          <Place width="half">
            <NativeSelect
              key={form.key('receipt_paper')}
              {...form.getInputProps('receipt_paper')}
              label={t('settings.f.receipt_paper')}
              data={receiptPapers.map((value) => ({ value, label: say(receiptPaperLabels[value]) }))}
            />
          </Place>
          <Place width="half">
            <NativeSelect
              key={form.key('stamp_corner')}
              {...form.getInputProps('stamp_corner')}
              label={t('settings.f.stamp_corner')}
              data={stampCorners.map((value) => ({ value, label: say(stampCornerLabels[value]) }))}
            />
          </Place>
        </FieldGrid>
      </SettingsPart>
    </SectionForm>
  )
}

/** Labels, paper of receipts and place of the stamp. */
export function PrintingPage() {
  return (
    <SettingsFrame section="printing">
      <SectionLoader query={printingQuery}>
        {(section, around) => <PrintingForm section={section} {...around} />}
      </SectionLoader>
    </SettingsFrame>
  )
}
