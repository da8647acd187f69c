import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import { reportCalls } from '@hdoc/contract/reports/report-calls.ts'
import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { stepLine } from '../../entities/approvals/step-lines.tsx'
import { type Wish, WishFields, wishLabels } from '../../entities/approvals/wish-fields.tsx'
import { registrationFormQuery } from '../../entities/documents/queries.ts'
import {
  docTypesOf,
  registersOf,
  sampleOf,
  suggestedRegister,
} from '../../entities/registers/register-choices.ts'
import type { WholeRun } from '../../entities/reports/queries.ts'
import { call } from '../../lib/calls/call.ts'
import type { Change } from '../../lib/queries/change.ts'
import { useReload } from '../../ui/action/use-reload.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'

type Values = Wish & {
  register_id: number | null
  doc_type_id: number | null
  short_description: string
}
const reportChanges: Change[] = [{ what: 'report.changed' }]
type Props = {
  run: WholeRun
  /** What the sender saw when the dialog was opened. */
  version: number
  onClose: () => void
}
const labels = {
  ...wishLabels,
  register_id: 'reports.register',
  doc_type_id: 'reports.send_doc_type',
  short_description: 'reports.send_description',
} as const
const isLabelled = (name: string): name is keyof typeof labels => name in labels

/** „Raport semestrial de petiții, semestrul I 2026”. */
const inSentence = (words: string): string => words.slice(0, 1).toLowerCase() + words.slice(1)

function SendForm({ run, version, onClose, given }: Props & { given: RegistrationForm }) {
  const { t } = useTranslation()
  const types = docTypesOf(given, 'interne').filter(({ case_only }) => !case_only)
  const first = types.find(({ is_default }) => is_default) ?? (types.length === 1 ? types[0] : undefined)
  const registerOf = (typeId: number | null) => suggestedRegister(given, 'interne', typeId)
  const onReload = useReload(reportChanges, onClose)
  const schemaForm = useSchemaForm({
    schema: reportCalls.send.body,
    initial: {
      register_id: registerOf(first?.id ?? null),
      doc_type_id: first?.id ?? null,
      short_description: t('reports.send_description_of', { title: run.title, of: inSentence(run.of) }),
      text: '',
      mode: 'one_by_one',
      steps: [stepLine()],
    } as Values,
    toValues: (values) => ({ ...values, id: run.id, version }),
    save: (body, _form, idempotencyKey) => call(reportCalls.send, { body, idempotencyKey }),
    changes: [...reportChanges, { what: 'document.registered' }, { what: 'approval.changed' }],
    said: ({ document }) => t('reports.sent', { number: document.number }),
    onSaved: onClose,
  })
  const { form } = schemaForm
  const values = form.getValues()
  const chosen = types.find(({ id }) => id === values.doc_type_id)
  const chooseType = (id: number) => {
    form.setFieldValue('doc_type_id', id)
    form.setFieldValue('register_id', registerOf(id))
  }
  return (
    <FormDialog
      title={t('reports.send_title', { of: run.of })}
      schemaForm={schemaForm}
      labelOf={(path) => {
        const name = path.split('.').at(-1) ?? path
        return isLabelled(name) ? t(labels[name]) : undefined
      }}
      onClose={onClose}
      onReload={onReload}
      saveLabel={t('reports.send')}
    >
      <Note kind="info">{t('reports.send_note')}</Note>
      {types.length === 0 && <Note kind="warn">{t('reports.send_no_types')}</Note>}
      <Choice
        label={t('reports.send_doc_type')}
        data-path="doc_type_id"
        required
        error={form.errors.doc_type_id}
        value={values.doc_type_id === null ? null : String(values.doc_type_id)}
        onChange={(next) => next !== null && chooseType(Number(next))}
        data={types.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Choice
        label={t('reports.register')}
        data-path="register_id"
        required
        disabled={chosen?.fixed_register === true && chosen.register_id === values.register_id}
        error={form.errors.register_id}
        value={values.register_id === null ? null : String(values.register_id)}
        onChange={(next) => form.setFieldValue('register_id', next === null ? null : Number(next))}
        data={registersOf(given, 'interne').map((one) => ({
          value: String(one.id),
          label: `${one.name} · ${sampleOf(one)}`,
          disabled: one.refused !== null,
        }))}
      />
      <Textarea
        key={form.key('short_description')}
        {...form.getInputProps('short_description')}
        data-path="short_description"
        label={t('reports.send_description')}
        required
        maxLength={2000}
      />
      <WishFields form={form} />
    </FormDialog>
  )
}

/** Registers a report of the law as an internal document, and asks people to approve it. */
export default function SendDialog(props: Props) {
  const { t } = useTranslation()
  const given = useQuery(registrationFormQuery())
  if (given.data) return <SendForm {...props} given={given.data} />
  return (
    <Dialog
      title={t('reports.send_title', { of: props.run.of })}
      onClose={props.onClose}
      footer={
        <Button variant="default" onClick={props.onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Answer query={given} />
    </Dialog>
  )
}
