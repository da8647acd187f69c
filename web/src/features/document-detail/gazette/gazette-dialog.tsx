import '../../../lib/languages/own/gazette-texts.ts'
import type { AnswerOf } from '@hdoc/contract/calls/endpoint.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { EntryValues } from '@hdoc/contract/gazette/gazette-entries.ts'
import { gazetteEntryCalls } from '@hdoc/contract/gazette/gazette-entry-calls.ts'
import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  EntryFields,
  emptyEntry,
  labelOfEntry,
  type WrittenEntry,
} from '../../../entities/gazette/entry-fields.tsx'
import { gazetteOfDocumentQuery } from '../../../entities/gazette/staff-queries.ts'
import { call } from '../../../lib/calls/call.ts'
import { formatBytes } from '../../../lib/format/format.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { AppLink } from '../../../ui/links/app-link.tsx'
import { useGo } from '../../../ui/links/use-go.ts'

type Given = AnswerOf<(typeof gazetteEntryCalls)['ofDocument']>
type Sent = EntryValues & { document_id: number; file_ids: number[] }
type Props = { document: Document; onClose: () => void }

function Form({ document, given, onClose }: Props & { given: Given }) {
  const { t } = useTranslation()
  const go = useGo()
  const fitting = given.files.filter(({ fits }) => fits)
  const [chosen, setChosen] = useState<readonly number[]>(fitting.map(({ id }) => id))
  const schemaForm = useSchemaForm<WrittenEntry, Sent, { id: number }>({
    schema: gazetteEntryCalls.fromDocument.body,
    initial: {
      ...emptyEntry,
      category_id: given.category_id,
      title: given.title,
      number: given.number,
      act_on: given.act_on,
    },
    toValues: (values) => ({ ...values, document_id: document.id, file_ids: [...chosen] }),
    save: (body) => call(gazetteEntryCalls.fromDocument, { body }),
    changes: [{ what: 'gazette.changed' }],
    said: () => t('gazette.begun'),
    onSaved: ({ id }) => {
      onClose()
      go({ to: '/admin/monitor-oficial/$id', params: { id } })
    },
  })
  return (
    <FormDialog
      title={t('gazette.from_document')}
      schemaForm={schemaForm}
      labelOf={labelOfEntry}
      onClose={onClose}
      saveLabel={t('gazette.begin')}
    >
      <Note kind="info">{t('gazette.from_document_what')}</Note>
      {given.entries.length > 0 && (
        <Note kind="warn">
          <p>{t('gazette.already')}</p>
          <ul>
            {given.entries.map(({ id, title, state }) => (
              <li key={id}>
                <AppLink to="/admin/monitor-oficial/$id" params={{ id }}>
                  {title || id}
                </AppLink>{' '}
                ({state.name})
              </li>
            ))}
          </ul>
        </Note>
      )}
      <EntryFields form={schemaForm.form} />
      {given.files.length > 0 && (
        <fieldset>
          <legend>{t('gazette.from_document_files')}</legend>
          {given.files.map(({ id, name, size, fits }) => (
            <Checkbox
              key={id}
              mt={8}
              label={`${name} (${formatBytes(size)})`}
              disabled={!fits}
              checked={chosen.includes(id)}
              onChange={(event) =>
                setChosen(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
        </fieldset>
      )}
    </FormDialog>
  )
}

/** Begins an entry of the gazette from a document, with copies of its files. */
export default function GazetteDialog({ document, onClose }: Props) {
  const { t } = useTranslation()
  const answer = useQuery(gazetteOfDocumentQuery(document.id))
  if (answer.data) return <Form document={document} given={answer.data} onClose={onClose} />
  return (
    <Dialog title={t('gazette.from_document')} onClose={onClose}>
      <Answer query={answer} />
    </Dialog>
  )
}
