import type { DispatchForm } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import type { AnswerWay } from '@hdoc/contract/dispatches/dispatch-values.ts'
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
}: DispatchForm): AnswerValues {
  const [type] = types
  const own = registers.find(({ id }) => id === type?.register_id) ?? registers[0]
  return {
    way,
    document_id: documents[0]?.id ?? null,
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

/** The number of the answer: its own, that of the incoming paper, or the one an outgoing document has. */
export function AnswerFields<V extends { answer: AnswerValues }>({ form, given }: Props<V>) {
  const { t } = useTranslation()
  const { way, document_id, register_id, doc_type_id } = form.getValues().answer
  const ways = (['number', 'line', 'document'] as const).filter(
    (one) => one === 'number' || (one === 'line' ? given.keeps_line : given.documents.length > 0),
  )
  const set = (path: keyof AnswerValues, value: unknown) =>
    form.setFieldValue(`answer.${path}`, value as never)
  const chooseType = (id: number | null) => {
    set('doc_type_id', id)
    const type = given.types.find((one) => one.id === id)
    if (given.registers.some((one) => one.id === type?.register_id)) set('register_id', type?.register_id)
  }
  const choice = (
    path: 'way' | 'document_id' | 'register_id' | 'doc_type_id',
    value: number | string | null,
    data: { value: string; label: string }[],
    onChange: (next: string | null) => void,
  ) => (
    <Choice
      data-path={`answer.${path}`}
      label={t(
        `dispatches.${path === 'document_id' ? 'document' : path === 'register_id' ? 'register' : path === 'doc_type_id' ? 'doc_type' : 'way'}`,
      )}
      required
      error={form.errors[`answer.${path}`]}
      value={value === null ? null : String(value)}
      onChange={onChange}
      data={data}
    />
  )
  return (
    <>
      {ways.length > 1 &&
        choice(
          'way',
          way,
          ways.map((value) => ({ value, label: t(`dispatches.way_${value}`) })),
          (next) => set('way', next ?? 'number'),
        )}
      {way === 'document' &&
        choice(
          'document_id',
          document_id,
          given.documents.map(({ id, number, short_description }) => ({
            value: String(id),
            label: `${number} · ${short_description}`,
          })),
          (next) => set('document_id', next === null ? null : Number(next)),
        )}
      {way === 'number' && (
        <>
          {choice(
            'doc_type_id',
            doc_type_id,
            given.types.map(({ id, name }) => ({ value: String(id), label: name })),
            (next) => chooseType(next === null ? null : Number(next)),
          )}
          {choice(
            'register_id',
            register_id,
            given.registers.map(({ id, name, next_sample }) => ({
              value: String(id),
              label: t('dispatches.register_next', { name, next: next_sample }),
            })),
            (next) => set('register_id', next === null ? null : Number(next)),
          )}
          <Textarea
            key={form.key('answer.short_description')}
            {...form.getInputProps('answer.short_description')}
            label={t('dispatches.short_description')}
            maxLength={2000}
          />
        </>
      )}
    </>
  )
}
