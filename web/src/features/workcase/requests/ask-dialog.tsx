import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import {
  type DataRequestWay,
  dataRequestCalls,
  dataRequestValues,
  dataRequestWays,
  mostAskedItems,
  mostRequestDays,
} from '@hdoc/contract/cases/data-requests.ts'
import { addDays } from '@hdoc/contract/ro/local-date.ts'
import { ActionIcon, Button, Radio, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dataRequestsQuery } from '../../../entities/cases/data-requests-query.ts'
import { call } from '../../../lib/calls/call.ts'
import { today } from '../../../lib/format/clock.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { chosenInput } from '../../../ui/form/field/chosen-input.ts'
import { DateField } from '../../../ui/form/field/date-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import { useCaseChange } from '../dialogs/use-case-form.ts'
import styles from './requests.module.css'

/** Days that a citizen is given when nothing else is said. */
const USUAL_DAYS = 15

type Values = {
  items: string[]
  message: string
  until_on: string | null
  way: DataRequestWay
  email: string
}
type Props = { row: WorkCase; onClose: () => void }
type Known = { email: string; stops_clock: boolean; mails: boolean }

const beginning = ({ mails, email }: Known): Values => ({
  items: [''],
  message: '',
  until_on: addDays(today(), USUAL_DAYS),
  way: mails && email !== '' ? 'email' : 'paper',
  email,
})

function Form({ row, known, onClose }: Props & { known: Known }) {
  const { t } = useTranslation()
  const [initial] = useState(() => beginning(known))
  const { changes, onKeep, onReload } = useCaseChange({ row, beginning: () => initial, onClose })
  const schemaForm = useSchemaForm({
    schema: dataRequestValues,
    initial,
    toValues: ({ email, ...values }: Values) => ({
      ...values,
      email: values.way === 'email' ? email : '',
      case_id: row.id,
      version: row.version,
    }),
    save: (body, _form, idempotencyKey) => call(dataRequestCalls.add, { body, idempotencyKey }),
    changes,
    said: ({ data }) =>
      t(data.way === 'email' ? 'data_requests.sent' : 'data_requests.ready', { email: data.email }),
    onSaved: onClose,
  })
  const { form } = schemaForm
  const { items, way } = form.getValues()
  const labels: Readonly<Record<string, string>> = {
    until_on: t('data_requests.until'),
    message: t('data_requests.message'),
    email: t('data_requests.email'),
    way: t('data_requests.way'),
  }
  return (
    <FormDialog
      title={t('data_requests.title', { number: row.number })}
      schemaForm={schemaForm}
      labelOf={(path) =>
        path.startsWith('items')
          ? t('data_requests.item', { n: Number(path.split('.')[1] ?? 0) + 1 })
          : labels[path]
      }
      onClose={onClose}
      onKeep={onKeep}
      onReload={onReload}
      saveLabel={t(way === 'email' ? 'data_requests.send' : 'data_requests.make')}
    >
      <Note kind="info">
        {t(known.stops_clock ? 'data_requests.clock_will_stand' : 'data_requests.clock_will_run')}
      </Note>
      <div className={styles.asked}>
        {items
          .map((_, n) => `items.${n}`)
          .map((path, n) => (
            <div key={`${path}/${items.length}`}>
              <TextInput
                key={form.key(path)}
                {...form.getInputProps(path)}
                {...(n === 0 && { 'data-autofocus': true })}
                required
                label={t('data_requests.item', { n: n + 1 })}
                maxLength={300}
              />
              {items.length > 1 && (
                <ActionIcon
                  variant="default"
                  size={34}
                  aria-label={t('data_requests.remove_item', { n: n + 1 })}
                  onClick={() => form.removeListItem('items', n)}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              )}
            </div>
          ))}
        {items.length < mostAskedItems && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={16} />}
            onClick={() => form.insertListItem('items', '')}
          >
            {t('data_requests.add_item')}
          </Button>
        )}
      </div>
      <DateField
        required
        label={labels.until_on}
        description={t('data_requests.until_help', { days: mostRequestDays })}
        {...chosenInput(form, 'until_on')}
      />
      <Radio.Group
        label={labels.way}
        error={form.errors.way}
        {...(!known.mails && { description: t('data_requests.no_mails') })}
        value={way}
        onChange={(chosen) => form.setFieldValue('way', chosen === 'paper' ? 'paper' : 'email')}
      >
        <div className={styles.ways}>
          {Object.entries(dataRequestWays).map(([value, label]) => (
            <Radio
              key={value}
              value={value}
              label={say(label)}
              disabled={value === 'email' && !known.mails}
            />
          ))}
        </div>
      </Radio.Group>
      {way === 'email' && (
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          required
          type="email"
          label={labels.email}
          description={t('data_requests.email_help')}
        />
      )}
      <Textarea
        key={form.key('message')}
        {...form.getInputProps('message')}
        label={labels.message}
        maxLength={2000}
        autosize
        minRows={2}
      />
    </FormDialog>
  )
}

/** Asks the citizen for what is missing. */
export default function AskDialog({ row, onClose }: Props) {
  const { t } = useTranslation()
  const answer = useQuery(dataRequestsQuery(row.id))
  if (answer.data) return <Form row={row} known={answer.data} onClose={onClose} />
  return (
    <Dialog title={t('data_requests.title', { number: row.number })} onClose={onClose}>
      <Answer query={answer} />
    </Dialog>
  )
}
