import { requiredText } from '@hdoc/contract/calls/fields.ts'
import { Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import { FormBody } from '../../ui/form/frame/form-body.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { StepsBar } from '../../ui/form/steps/steps-bar.tsx'
import { useSteps } from '../../ui/form/steps/use-steps.ts'
import { DevSection } from './dev-section.tsx'

const schema = z.object({ place: requiredText(100), what: requiredText(500), who: requiredText(100) })
const labels = { place: 'Unde', what: 'Ce s-a întâmplat', who: 'Cine sesizează' } as const
const imports = ['Fișier', 'Coloane', 'Verificare', 'Import', 'Rezultat'].map((name) => ({ name }))
const nothing = () => undefined

/** A form in steps, and the bar in the middle of a longer way. */
export function DevSteps() {
  const steps = useSteps([
    { name: 'Locul', fields: ['place'] },
    { name: 'Problema', fields: ['what'] },
    { name: 'Datele dumneavoastră', fields: ['who'] },
  ])
  const [sent, setSent] = useState<string>()
  const schemaForm = useSchemaForm({
    steps,
    schema,
    initial: { place: '', what: '', who: '' },
    save: async (values) => setSent(Object.values(values).join(' · ')),
    changes: [],
  })
  const { form } = schemaForm
  const field = (path: keyof typeof labels) => ({
    label: labels[path],
    required: true,
    ...form.getInputProps(path),
  })
  return (
    <DevSection title="Pași">
      <StepsBar steps={imports} at={2} go={nothing} />
      <FormBody
        schemaForm={schemaForm}
        labelOf={(path) => labels[path as keyof typeof labels]}
        isSaved={sent !== undefined}
        onCancel={nothing}
        steps={steps}
        saveLabel={steps.isLast ? 'Trimite' : undefined}
      >
        {steps.at === 0 && <TextInput key={form.key('place')} {...field('place')} />}
        {steps.at === 1 && <Textarea key={form.key('what')} {...field('what')} />}
        {steps.at === 2 && <TextInput key={form.key('who')} {...field('who')} />}
        <output>{sent}</output>
      </FormBody>
    </DevSection>
  )
}
