import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import {
  type AnswerDraft,
  answerCalls,
  answerWriting,
  MOST_ANSWER_LETTERS,
} from '@hdoc/contract/dispatches/answer-drafts.ts'
import { NativeSelect, Textarea } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerQuery, answerTextsQuery } from '../../../entities/dispatches/queries.ts'
import { call } from '../../../lib/calls/call.ts'
import { t as translate } from '../../../lib/languages/i18n.ts'
import type { Change } from '../../../lib/queries/change.ts'
import { useReload } from '../../../ui/action/use-reload.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useKeep } from '../../../ui/form/state/kept-row.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'

const labelOf = (path: string): string | undefined => {
  if (path === 'letter_id') return translate('dispatches.answer_paper')
  return path === 'text' ? translate('dispatches.answer_text') : undefined
}

const changesOf = ({ id }: WorkCase): Change[] => [
  { what: 'workcase.changed', id },
  { what: 'document.files_changed' },
]

/** What the dialog begins with: what was written so far; nothing where that has left with its number, for this is another answer. */
const beginningOf = ({ text, letter_id, document, can }: AnswerDraft) =>
  document !== null && can.write ? { text: '', letter_id: null } : { text, letter_id }

type Props = { row: WorkCase; draft: AnswerDraft; onClose: () => void }

/** Writes the answer of a case; it becomes a file of the first document, a version each time. */
export default function AnswerDialog({ row, draft, onClose }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const onReload = useReload(changesOf(row), onClose)
  const keep = useKeep<AnswerDraft>()
  const onKeep = async () => {
    const now = await queryClient.fetchQuery({ ...answerQuery(row.id), staleTime: 0 })
    keep(now)
    return beginningOf(now)
  }
  const schemaForm = useSchemaForm({
    schema: answerWriting,
    initial: beginningOf(draft),
    toValues: ({ text, letter_id }) => ({ case_id: row.id, text, letter_id, version: draft.version }),
    save: (body) => call(answerCalls.write, { body }),
    changes: changesOf(row),
    said: () => t('dispatches.done_answer_write'),
    onSaved: ({ data }) => {
      queryClient.setQueryData(answerQuery(row.id).queryKey, data)
      onClose()
    },
  })
  const { form } = schemaForm
  const texts = useQuery(answerTextsQuery(row.id)).data ?? []
  // A chosen text stands under what is written already: nothing that somebody wrote is lost.
  const begin = (id: number) => {
    const chosen = texts.find((one) => one.id === id)
    if (chosen === undefined) return
    const written = form.getValues().text.trimEnd()
    form.setFieldValue('text', written === '' ? chosen.text : `${written}\n\n${chosen.text}`)
    if (chosen.letter === 'drawn') form.setFieldValue('letter_id', chosen.id)
  }
  const papers = texts.filter(({ letter }) => letter === 'drawn')
  const letterId = form.getValues().letter_id
  return (
    <FormDialog
      title={t('dispatches.answer_title', { number: row.number })}
      schemaForm={schemaForm}
      labelOf={labelOf}
      onClose={onClose}
      onReload={onReload}
      onKeep={onKeep}
    >
      {texts.length > 0 && (
        <NativeSelect
          label={t('dispatches.answer_begin')}
          value=""
          onChange={({ currentTarget }) => begin(Number(currentTarget.value))}
          data={[
            { value: '', label: t('dispatches.answer_choose') },
            ...texts.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      <Textarea
        key={form.key('text')}
        {...form.getInputProps('text')}
        data-autofocus
        label={t('dispatches.answer_text')}
        description={t('dispatches.answer_text_help')}
        required
        rows={14}
        maxLength={MOST_ANSWER_LETTERS}
      />
      {papers.length > 0 && (
        <NativeSelect
          label={t('dispatches.answer_paper')}
          data-path="letter_id"
          error={form.errors.letter_id}
          value={letterId === null ? '' : String(letterId)}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('letter_id', value === '' ? null : Number(value))
          }
          data={[
            { value: '', label: t('dispatches.answer_paper_ordinary') },
            ...papers.map(({ id, name }) => ({
              value: String(id),
              label: t('dispatches.answer_paper_text', { name }),
            })),
          ]}
        />
      )}
      {texts.some(({ letter }) => letter === 'undrawn') && (
        <Note kind="info">{t('dispatches.answer_no_program')}</Note>
      )}
      <Note kind="info">{t('dispatches.answer_no_template')}</Note>
    </FormDialog>
  )
}
