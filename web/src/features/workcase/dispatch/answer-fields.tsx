import type { DispatchForm } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { type AnswerWay, answerWays } from '@hdoc/contract/dispatches/dispatch-values.ts'
import { Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../ui/choice/choice.tsx'

/** How the answer is numbered, as the form holds it. */
export type AnswerValues = {
  way: AnswerWay
  document_id: number | null
  register_id: number | null
  doc_type_id: number | null
  short_description: string
}

/** The type that is proposed, with its register. */
export function proposedAnswer({
  way,
  types,
  registers,
  documents,
  short_description,
  answer_document_id,
}: DispatchForm): AnswerValues {
  const [type] = types
  const own = registers.find(({ id }) => id === type?.register_id) ?? registers[0]
  return {
    way,
    document_id: answer_document_id ?? documents[0]?.id ?? null,
    doc_type_id: type?.id ?? null,
    register_id: own?.id ?? null,
    short_description,
  }
}

/** The values as the call takes them: each way brings along only what belongs to it. */
export const answerBody = ({
  way,
  document_id,
  register_id,
  doc_type_id,
  short_description,
}: AnswerValues) => ({
  way,
  ...(way === 'document' && { document_id }),
  ...(way === 'number' && { register_id, doc_type_id, short_description }),
})

type Props<V> = { form: UseFormReturnType<V>; given: DispatchForm }
type Path = 'way' | 'document_id' | 'register_id' | 'doc_type_id'
const labels = {
  way: 'dispatches.way',
  document_id: 'dispatches.document',
  register_id: 'dispatches.register',
  doc_type_id: 'dispatches.doc_type',
} as const
const idOf = (chosen: string | null): number | null => (chosen === null ? null : Number(chosen))

function Chosen<V extends { answer: AnswerValues }>({
  form,
  path,
  data,
  onChange,
}: {
  form: UseFormReturnType<V>
  path: Path
  data: { value: string; label: string }[]
  onChange: (next: string | null) => void
}) {
  const { t } = useTranslation()
  const value = form.getValues().answer[path]
  return (
    <Choice
      data-path={`answer.${path}`}
      label={t(labels[path])}
      required
      error={form.errors[`answer.${path}`]}
      value={value === null ? null : String(value)}
      onChange={onChange}
      data={data}
    />
  )
}

/** Type and register of an outgoing document that gets a number, and what it says in short. */
export function NumberFields<V extends { answer: AnswerValues }>({ form, given }: Props<V>) {
  const { t } = useTranslation()
  const set = (path: Path, value: unknown) => form.setFieldValue(`answer.${path}`, value as never)
  const chooseType = (id: number | null) => {
    set('doc_type_id', id)
    const type = given.types.find((one) => one.id === id)
    if (given.registers.some((one) => one.id === type?.register_id)) set('register_id', type?.register_id)
  }
  return (
    <>
      <Chosen
        form={form}
        path="doc_type_id"
        data={given.types.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(next) => chooseType(idOf(next))}
      />
      <Chosen
        form={form}
        path="register_id"
        data={given.registers.map(({ id, name, next_sample }) => ({
          value: String(id),
          label: t('dispatches.register_next', { name, next: next_sample }),
        }))}
        onChange={(next) => set('register_id', idOf(next))}
      />
      <Textarea
        key={form.key('answer.short_description')}
        {...form.getInputProps('answer.short_description')}
        label={t('dispatches.short_description')}
        maxLength={2000}
      />
    </>
  )
}

/** The number of the answer: its own, that of the incoming paper, or the one an outgoing document has. */
export function AnswerFields<V extends { answer: AnswerValues }>({ form, given }: Props<V>) {
  const { t } = useTranslation()
  const { way } = form.getValues().answer
  const possible = { number: true, line: given.keeps_line, document: given.documents.length > 0 }
  const ways = answerWays.filter((one) => possible[one])
  const set = (path: Path, value: unknown) => form.setFieldValue(`answer.${path}`, value as never)
  return (
    <>
      {ways.length > 1 && (
        <Chosen
          form={form}
          path="way"
          data={ways.map((value) => ({ value, label: t(`dispatches.way_${value}`) }))}
          onChange={(next) => set('way', next ?? 'number')}
        />
      )}
      {way === 'document' && (
        <Chosen
          form={form}
          path="document_id"
          data={given.documents.map(({ id, number, short_description }) => ({
            value: String(id),
            label: `${number} · ${short_description}`,
          }))}
          onChange={(next) => set('document_id', idOf(next))}
        />
      )}
      {way === 'number' && <NumberFields form={form} given={given} />}
    </>
  )
}
