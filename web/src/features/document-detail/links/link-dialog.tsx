import { documentLinkCalls, type LinkKind, linkKinds } from '@hdoc/contract/documents/parts/document-links.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { documentOptionsQuery } from '../../../entities/documents/document-options.ts'
import { call } from '../../../lib/calls/call.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { Picker } from '../../../ui/choice/picker.tsx'
import { chosenInput } from '../../../ui/form/field/chosen-input.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'

type Values = { how: string; other_id: number | null }
const kinds = Object.keys(linkKinds) as LinkKind[]
const hows = kinds.flatMap((kind) => [
  { value: `${kind} from`, text: linkKinds[kind].from },
  { value: `${kind} to`, text: linkKinds[kind].to },
])

/** Connects the document with another one, found by search among those one may see. */
export function LinkDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: documentLinkCalls.add.body,
    initial: { how: 'answers from', other_id: null } as Values,
    toValues: ({ how, other_id }) => {
      const [kind, direction] = how.split(' ')
      return { document_id: document.id, other_id: other_id ?? undefined, kind, direction }
    },
    save: (body) => call(documentLinkCalls.add, { body }),
    changes: [{ what: 'document.linked', id: document.id }],
    said: () => t('documents.link_done'),
    onSaved: onClose,
  })
  const { form } = schemaForm
  const values = form.getValues()
  return (
    <FormDialog
      title={t('documents.link_title', { number: document.number })}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'other_id' ? t('documents.link_other') : undefined)}
      onClose={onClose}
      saveLabel={t('documents.link_add')}
    >
      <NativeSelect
        data-autofocus
        label={t('documents.link_kind')}
        value={values.how}
        onChange={(event) => form.setFieldValue('how', event.currentTarget.value)}
        data={hows.map(({ value, text }) => ({ value, label: say(text) }))}
      />
      <Picker
        {...chosenInput(form, 'other_id')}
        label={t('documents.link_other')}
        description={t('documents.link_other_help')}
        required
        request={documentOptionsQuery}
      />
    </FormDialog>
  )
}
