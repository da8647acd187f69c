import type { ClientCatalogue } from '@hdoc/contract/clients/institution-values.ts'
import { institutions } from '@hdoc/contract/clients/institutions.ts'
import { registerInputs } from '@hdoc/contract/registers/register-inputs.ts'
import { categoryLabels } from '@hdoc/contract/texts/choices.ts'
import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { clientCatalogueQuery } from '../../entities/clients/queries.ts'
import { call } from '../../lib/calls/call.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { CatalogueChoice } from './catalogue-choice.tsx'

type Props = { client: { id: number; name: string }; onClose: () => void }

const kinds = ['groups', 'registers', 'doc_types'] as const
const initial = {
  groups: [] as number[],
  registers: [] as number[],
  doc_types: [] as number[],
  share_numbers: false,
}

function BringForm({ client, catalogue, onClose }: Props & { catalogue: ClientCatalogue }) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: institutions.calls.bring.body,
    initial,
    toValues: (values) => ({ id: client.id, ...values }),
    save: (body) => call(institutions.calls.bring, { body }),
    // Every list inside the client may have new rows.
    changes: [{ what: 'everything' }],
    said: ({ brought }) => {
      const count = kinds.reduce((sum, kind) => sum + brought[kind].length, 0)
      if (count === 0) return { kind: 'warning', message: t('clients.brought_nothing') }
      return t('clients.brought', { count, figure: formatNumber(count) })
    },
    onSaved: onClose,
  })
  const { form } = schemaForm
  const values = form.getValues()
  const refused = {
    no: undefined,
    name: t('clients.there_by_name'),
    code: t('clients.there_by_code'),
  }
  const rows = {
    groups: catalogue.groups,
    registers: catalogue.registers.map((row) => ({ ...row, name: `${row.name} (${row.code})` })),
    doc_types: catalogue.doc_types.map((row) => ({
      ...row,
      name: `${row.name} (${say(categoryLabels[row.category])})`,
    })),
  }
  const isComplete = kinds.every((kind) => rows[kind].every(({ there }) => there !== 'no'))
  return (
    <FormDialog
      title={t('clients.bring_title', { name: client.name })}
      schemaForm={schemaForm}
      labelOf={(path) =>
        path === 'share_numbers'
          ? t('clients.registers')
          : kinds.includes(path as 'groups')
            ? t(`clients.${path as 'groups'}`)
            : undefined
      }
      onClose={onClose}
      saveLabel={t('clients.bring')}
    >
      <Note kind="info">{t(isComplete ? 'clients.bring_complete' : 'clients.bring_help')}</Note>
      <FieldGrid>
        {kinds.map((kind) => (
          <Place key={kind}>
            <CatalogueChoice
              label={t(`clients.${kind}`)}
              path={kind}
              rows={rows[kind].map(({ id, name, there }) => ({
                id,
                name,
                ...(refused[there] && { refused: refused[there] }),
              }))}
              value={values[kind]}
              onChange={(ids) => form.setFieldValue(kind, ids)}
              error={form.errors[kind]}
            />
          </Place>
        ))}
        {(values.share_numbers || form.errors.share_numbers) && (
          <Place>
            <Checkbox
              key={form.key('share_numbers')}
              {...form.getInputProps('share_numbers', { type: 'checkbox' })}
              data-path="share_numbers"
              label={say(registerInputs.share_numbers.label)}
            />
          </Place>
        )}
      </FieldGrid>
    </FormDialog>
  )
}

/**
 * „Adu din catalog”: brings what the catalogue has and the client lacks. What the client already has is shown
 * and stays as it is.
 */
export function BringDialog({ client, onClose }: Props) {
  const { t } = useTranslation()
  const answer = useQuery(clientCatalogueQuery(client.id))
  // What was shown stays when asking anew fails, and with it what is being written.
  if (answer.data) return <BringForm client={client} catalogue={answer.data} onClose={onClose} />
  return (
    <Dialog title={t('clients.bring_title', { name: client.name })} onClose={onClose}>
      <Answer query={answer} />
    </Dialog>
  )
}
