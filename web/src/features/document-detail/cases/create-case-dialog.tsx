import { caseCreation } from '@hdoc/contract/cases/case-inputs.ts'
import { caseCalls } from '@hdoc/contract/cases/cases.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { MOST_RESOLUTION } from '@hdoc/contract/templates/template-kinds.ts'
import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PreparedResolution } from '../../../entities/cases/prepared-resolution.tsx'
import { type ShareLine, ShareLines, shareLine } from '../../../entities/cases/share-lines.tsx'
import { useMay } from '../../../entities/session/use-may.ts'
import { call } from '../../../lib/calls/call.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { useGo } from '../../../ui/links/use-go.ts'

type Values = { title: string; shares: ShareLine[]; resolution: string }

/** The lines in which something was chosen: one that stays empty names nobody. */
const chosen = (shares: readonly ShareLine[]): ShareLine[] =>
  shares.filter(({ group_id }, n) => n > 0 || group_id !== null)

/** Opens a case for the document, and leads to it. */
export default function CreateCaseDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const may = useMay()
  const go = useGo()
  const { id, number, short_description } = document
  const schemaForm = useSchemaForm({
    schema: caseCreation,
    initial: { title: short_description, shares: [shareLine('lead')], resolution: '' } as Values,
    toValues: ({ shares, ...values }) => ({ document_id: id, ...values, shares: chosen(shares) }),
    save: (body, _form, idempotencyKey) => call(caseCalls.add, { body, idempotencyKey }),
    changes: [{ what: 'workcase.changed' }, { what: 'document.changed', id }],
    said: ({ data }) => t('workcases.done_open', { number: data.number }),
    onSaved: ({ data }) => {
      onClose()
      go({ to: '/workcase/$id', params: { id: data.id } })
    },
  })
  const { form } = schemaForm
  const labels: Readonly<Record<string, string>> = {
    title: t('workcases.title'),
    resolution: t('workcases.resolution'),
    group_id: t('documents.department'),
    user_id: t('workcases.person'),
    deadline_on: t('workcases.own_deadline'),
    shares: t('workcases.shares'),
  }
  return (
    <FormDialog
      title={t('workcases.open_title', { number })}
      schemaForm={schemaForm}
      labelOf={(path) => labels[path.split('.').at(-1) ?? path]}
      onClose={onClose}
      saveLabel={t('workcases.open')}
    >
      <TextInput
        key={form.key('title')}
        {...form.getInputProps('title')}
        label={t('workcases.title')}
        maxLength={300}
      />
      <Note kind="info">{t('workcases.open_shares_help')}</Note>
      <ShareLines
        lines={form.getValues().shares}
        onChange={(shares) => form.setFieldValue('shares', shares)}
        errors={form.errors}
      />
      {may('workcase.resolution') && (
        <>
          <PreparedResolution
            written={form.getValues().resolution}
            onWrite={(text) => form.setFieldValue('resolution', text)}
          />
          <Textarea
            key={form.key('resolution')}
            {...form.getInputProps('resolution')}
            label={t('workcases.resolution')}
            description={t('workcases.resolution_help')}
            maxLength={MOST_RESOLUTION}
          />
        </>
      )}
    </FormDialog>
  )
}
