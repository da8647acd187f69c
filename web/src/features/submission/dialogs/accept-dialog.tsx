import type { Submission } from '@hdoc/contract/submissions/submission-rows.ts'
import { submissionCalls } from '@hdoc/contract/submissions/submissions.ts'
import { NativeSelect, Radio, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeIssuer } from '../../../entities/issuers/describe-issuer.ts'
import { issuerSuggestQuery } from '../../../entities/issuers/queries.ts'
import { submissionFormQuery } from '../../../entities/submissions/queries.ts'
import { call } from '../../../lib/calls/call.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import styles from '../submission.module.css'
import { labelOfField } from './label-of-field.ts'
import { useActForm } from './use-act-form.ts'

type Chosen = { issuer_id: number | null; register_id: number | null; group_id: number | null }
type Props = { row: Submission; onClose: () => void }
const MOST_SHOWN = 5

/** Registers it: the clerk says who it is, and may choose another register or department than its type names. */
export function AcceptDialog({ row, onClose }: Props) {
  const { t } = useTranslation()
  const choices = useQuery(submissionFormQuery()).data
  const [typed, setTyped] = useState(row.who.cui || row.name)
  const found = useQuery(issuerSuggestQuery(typed.trim())).data?.slice(0, MOST_SHOWN) ?? []
  const { form, dialog } = useActForm({
    row,
    onClose,
    schema: submissionCalls.accept.body,
    initial: {
      issuer_id: null,
      register_id: row.register?.id ?? null,
      group_id: row.group?.id ?? null,
    } as Chosen,
    save: (body) => call(submissionCalls.accept, { body }),
    said: ({ number }) => t('submissions.did_accept', { number }),
  })
  const values = form.getValues()
  const choice = (field: 'register_id' | 'group_id', list: readonly { id: number; name: string }[]) => ({
    'data-path': field,
    error: form.errors[field],
    value: values[field] === null ? '' : String(values[field]),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      form.setFieldValue(field, value === '' ? null : Number(value)),
    data: [
      { value: '', label: t('form.choose') },
      ...list.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
  })
  return (
    <FormDialog
      title={t('submissions.accept_title')}
      {...dialog}
      labelOf={labelOfField}
      saveLabel={t('submissions.accept')}
    >
      <p>{t('submissions.accept_text', { email: row.email })}</p>
      <TextInput
        label={t('submissions.issuer_search')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Radio.Group
        label={t('submissions.issuer')}
        data-path="issuer_id"
        error={form.errors.issuer_id}
        value={String(values.issuer_id ?? '')}
        onChange={(value) => form.setFieldValue('issuer_id', value === '' ? null : Number(value))}
      >
        <div className={styles.choices}>
          <Radio
            value=""
            label={t('submissions.issuer_new', { name: row.name })}
            description={t('submissions.issuer_new_text')}
          />
          {found.map((issuer) => (
            <Radio
              key={issuer.id}
              value={String(issuer.id)}
              label={issuer.name}
              description={describeIssuer(issuer)}
            />
          ))}
        </div>
      </Radio.Group>
      <NativeSelect
        label={t('submissions.register')}
        required
        {...choice('register_id', choices?.registers ?? [])}
      />
      <NativeSelect label={t('submissions.department')} {...choice('group_id', choices?.groups ?? [])} />
    </FormDialog>
  )
}
